import { Breadcrumbs } from '@memberkit/primitives/breadcrumbs'
import { Button } from '@memberkit/primitives/button'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu, MenuItem } from '@memberkit/primitives/menu'
import { PageHeader } from '@memberkit/primitives/page-header'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './PageHeader.docs.tsx'

const onPress = fn()

const meta = preview.meta({
  title: 'Primitives/Layout/PageHeader',
  component: PageHeader,
  parameters: { docs: docsOf(docs) },
  args: {
    title: 'March 2026',
    breadcrumbs: (
      <Breadcrumbs
        label="Where you are"
        expandLabel="Show the whole path"
        path={[{ label: 'Invoices', href: '#invoices' }]}
        current="March 2026"
      />
    ),
    status: <StatusBadge tone="caution">Due on April 1</StatusBadge>,
    description: 'For the family plan, from March 1 to March 31.',
    actions: (
      <>
        <Menu label="More actions" icon={<EllipsisIcon />} align="end">
          <MenuItem onPress={onPress}>Refund</MenuItem>
        </Menu>
        <Button onPress={onPress}>Download</Button>
        <Button tone="primary" onPress={onPress}>
          Pay $49.90
        </Button>
      </>
    ),
  },
})

export const Default = meta.story({ parameters: { pictures: { widths: [360] } } })

/** The title alone. */
export const Plain = meta.story({
  args: { title: 'Invoices', breadcrumbs: undefined, status: undefined, description: undefined, actions: undefined },
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 360 },
  args: {
    title: 'Renseignements personnels et coordonnées de la titulaire',
    breadcrumbs: (
      <Breadcrumbs
        label="Vous êtes ici"
        expandLabel="Afficher le chemin complet"
        path={[{ label: 'Personnes admissibles', href: '#personnes' }]}
        current="Renseignements personnels"
      />
    ),
    status: <StatusBadge tone="critical">Vérification d’identité requise</StatusBadge>,
    description: 'Ces renseignements figurent sur vos factures et servent à communiquer avec vous au sujet du régime.',
    actions: (
      <>
        <Button onPress={onPress}>Télécharger</Button>
        <Button tone="primary" onPress={onPress}>
          Modifier les renseignements
        </Button>
      </>
    ),
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft] })

export const Compact = meta.story({ decorators: [compact] })
