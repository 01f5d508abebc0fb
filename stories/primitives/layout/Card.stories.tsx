import { Button } from '@memberkit/primitives/button'
import { Stack } from '@memberkit/primitives/box'
import { Card, Section } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Text } from '@memberkit/primitives/text'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './Card.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Layout/Card',
  component: Card,
  subcomponents: { Section },
  args: { title: 'Contact', children: 'Messages go to ada@example.com.' },
  parameters: { docs: docsOf(docs) },
})

export const Default = meta.story()

const facts = (
  <KeyValue>
    <KeyValueItem label="Name">Ada Example</KeyValueItem>
    <KeyValueItem label="Email">ada@example.com</KeyValueItem>
    <KeyValueItem label="Language">French (Canada)</KeyValueItem>
  </KeyValue>
)

export const Parts = meta.story({
  render: () => (
    <Stack gap="lg">
      <Card
        title="Contact"
        description="Where we write to, and in which language."
        actions={<Button size="small">Edit</Button>}
      >
        {facts}
      </Card>
      <Card
        title="Household"
        footer={
          <Text size="sm" tone="muted">
            Two of four people added
          </Text>
        }
      >
        Ada Example and Grace Sample are covered.
      </Card>
      <Card title="Only a title" actions={<Button size="small">Open</Button>} />
      <Card>No title, only words on a surface.</Card>
    </Stack>
  ),
})

/** Content that brings its own space reaches the edges. */
export const Flush = meta.story({
  args: {
    title: 'Flush',
    isFlush: true,
    children: (
      <Text as="div" size="sm">
        <div style={{ padding: 16, background: 'var(--mk-color-surface-sunken)' }}>From edge to edge</div>
      </Text>
    ),
  },
})

export const Sections = meta.story({
  render: () => (
    <Section
      title="Your household"
      description="People who may use the plan together with you."
      actions={<Button tone="primary">Add a person</Button>}
    >
      <Card title="Grace Sample" level={3}>
        {facts}
      </Card>
    </Section>
  ),
})

/** 320 px and French: actions drop below the title, pairs break into two lines. */
export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <Card
      title="Renseignements relatifs aux personnes protégées"
      description="Les personnes qui peuvent utiliser la protection avec vous, à la même adresse."
      actions={<Button size="small">Modifier les renseignements</Button>}
    >
      {facts}
    </Card>
  ),
})

export const Compact = meta.story({
  decorators: [compact],
  render: () => (
    <Card title="Contact" actions={<Button size="small">Edit</Button>}>
      {facts}
    </Card>
  ),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => (
    <Card
      title="Contact"
      description="Where we write to, and in which language."
      actions={<Button size="small">Edit</Button>}
      footer="Two of four people added"
    >
      {facts}
    </Card>
  ),
})
