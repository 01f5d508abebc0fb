import { Inline, Stack } from '@memberkit/primitives/box'
import { Breadcrumbs } from '@memberkit/primitives/breadcrumbs'
import { Button } from '@memberkit/primitives/button'
import { IconButton } from '@memberkit/primitives/icon-button'
import { DownloadIcon, FilterIcon, PrintIcon } from '@memberkit/primitives/icons'
import { Link } from '@memberkit/primitives/link'
import { Menu, MenuItem } from '@memberkit/primitives/menu'
import { Pagination } from '@memberkit/primitives/pagination'
import { SegmentedControl } from '@memberkit/primitives/segmented-control'
import { SideNav } from '@memberkit/primitives/side-nav'
import { SplitButton } from '@memberkit/primitives/split-button'
import { Stepper } from '@memberkit/primitives/stepper'
import { Tabs } from '@memberkit/primitives/tabs'
import { Heading, Text } from '@memberkit/primitives/text'
import { ToggleButton } from '@memberkit/primitives/toggle-button'
import { pages } from '../primitives/navigation/pages.tsx'
import { Specimen } from './ThemeStudioSpecimen.tsx'

const nothing = () => {}

/** What is read, pressed and followed. */
export function ActionSpecimens() {
  return (
    <>
      <Specimen title="Text">
        {() => (
          <Stack gap="xs">
            <Heading level={3} size="lg">
              Your plan covers two adults
            </Heading>
            <Text as="p">
              Ask a lawyer anything; the first call is free. <Link href="#plan">See what is covered</Link>
            </Text>
            <Text as="p" size="sm" tone="muted">
              Renews on March 1, 2027
            </Text>
          </Stack>
        )}
      </Specimen>
      <Specimen title="Buttons">
        {() => (
          <Stack gap="sm">
            <Inline gap="xs">
              <Button tone="primary">Pay $49.90</Button>
              <Button>Cancel</Button>
              <Button tone="quiet">Later</Button>
              <Button tone="critical">End the plan</Button>
            </Inline>
            <Inline gap="xs">
              <Button tone="primary" isPending>
                Paying
              </Button>
              <Button disabled>Disabled</Button>
              <ToggleButton defaultPressed>
                <FilterIcon /> Overdue
              </ToggleButton>
              <IconButton label="Print" icon={<PrintIcon />} />
            </Inline>
            <Inline gap="xs">
              <SplitButton
                menuLabel="More ways to download"
                menu={<MenuItem onPress={nothing}>Download CSV</MenuItem>}
                onPress={nothing}
              >
                <DownloadIcon /> Download
              </SplitButton>
              <Menu label="Actions">
                <MenuItem onPress={nothing}>Open</MenuItem>
                <MenuItem unavailableReason="Paid already">Pay</MenuItem>
                <MenuItem tone="critical" onPress={nothing}>
                  Delete
                </MenuItem>
              </Menu>
            </Inline>
            <SegmentedControl
              label="Period"
              isLabelHidden
              defaultValue="month"
              options={['Week', 'Month', 'Year'].map((label) => ({ value: label.toLowerCase(), label }))}
            />
          </Stack>
        )}
      </Specimen>
      <Specimen title="Navigation">
        {(scheme) => (
          <Stack gap="md">
            <Breadcrumbs
              label={`Where you are, ${scheme}`}
              expandLabel="Show all"
              path={[{ label: 'Billing', href: '#billing' }]}
              current="Invoices"
            />
            <Tabs
              label={`Views, ${scheme}`}
              tabs={[
                { id: 'open', label: 'Open', count: 2, panel: <Text size="sm">Two invoices are open.</Text> },
                { id: 'paid', label: 'Paid', panel: <Text size="sm">Twelve invoices are paid.</Text> },
              ]}
            />
            <Stepper
              label={`Enrollment, ${scheme}`}
              positionLabel={(position, count) => `Step ${position} of ${count}`}
              doneLabel="done"
              problemLabel="Has a problem"
              steps={[
                { id: 'plan', label: 'Plan', state: 'done' },
                { id: 'people', label: 'People', state: 'current' },
                { id: 'payment', label: 'Payment', state: 'upcoming' },
              ]}
            />
            <Pagination
              label={`Pages, ${scheme}`}
              page={2}
              pageCount={3}
              onPageChange={nothing}
              previousLabel="Previous page"
              nextLabel="Next page"
              pageLabel={(page) => `Page ${page}`}
            />
            <SideNav label={`Main, ${scheme}`} sections={pages.slice(0, 1)} current="#overview" />
          </Stack>
        )}
      </Specimen>
    </>
  )
}
