import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { at, Console, hosted, onOwnPage } from './kit.tsx'

/** List, entity, form to add and form to edit of ten services that have little in common, in every language. */
const meta = preview.meta({
  title: 'Kits/Console/Pages',
  component: Console,
  tags: ['no-picture'],
  args: hosted,
  parameters: onOwnPage,
  play: async ({ canvas, canvasElement }) => {
    // What waits has a heading of its own, which goes with it.
    await waitFor(
      async () => {
        await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
        await expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeNull()
      },
      { timeout: 30_000 },
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

const french = { globals: { locale: 'fr-CA' } }
const spanish = { globals: { locale: 'es-US' } }
const canadian = { globals: { locale: 'en-CA' } }

export const OffersList = meta.story(at('?service=offers&page=Offer&in=brand~example'))
export const OffersEntity = meta.story({
  ...at('?service=offers&page=Offer&in=brand~example&id=offer-legal-family-d2c'),
  ...french,
})
export const OffersCreate = meta.story({
  ...at('?service=offers&page=Offer&in=brand~example&flow=create&call=createOffer'),
  ...spanish,
})
export const OffersEdit = meta.story(
  at('?service=offers&page=Offer&in=brand~example&id=offer-legal-family-d2c&flow=edit'),
)

// Taxes and reports can’t be edited, and memberships not added: no operation does that. Fifth pages: Console.stories.tsx
// has the home page; calls belong to no entity, and only some services have any.
export const TaxesList = meta.story(at('?service=taxes&page=Tax'))
export const TaxesEntity = meta.story({ ...at('?service=taxes&page=Tax&id=tax-tx-2025'), ...spanish })
export const TaxesCall = meta.story({ ...at('?service=taxes&flow=call&call=findTaxArea'), ...french })
export const TaxesCreate = meta.story({ ...at('?service=taxes&page=Tax&flow=create&call=createTax'), ...canadian })

export const ClassicMembershipsList = meta.story(at('?service=classic-memberships&page=ClassicMembership'))
export const ClassicMembershipsEntity = meta.story({
  ...at('?service=classic-memberships&page=ClassicMembership&id=membership-1001'),
  ...canadian,
})
export const ClassicMembershipsEdit = meta.story(
  at('?service=classic-memberships&page=ClassicMembership&id=membership-1001&flow=edit'),
)

export const ClassicMembershipsCall = meta.story({
  ...at('?service=classic-memberships&flow=call&call=checkMembershipExists'),
  ...spanish,
})

export const IdentitiesList = meta.story(at('?service=identities&page=Identity'))
export const IdentitiesEntity = meta.story({ ...at('?service=identities&page=Identity&id=member-ada'), ...french })
export const IdentitiesCreate = meta.story({
  ...at('?service=identities&page=Identity&flow=create&call=createIdentity'),
  ...spanish,
})
export const IdentitiesEdit = meta.story(at('?service=identities&page=Identity&id=member-ada&flow=edit'))

export const ProvisioningList = meta.story(at('?service=provisioning&page=Provision'))
export const ProvisioningEntity = meta.story({
  ...at('?service=provisioning&page=Provision&id=provision-1002'),
  ...spanish,
})
export const ProvisioningCreate = meta.story({
  ...at('?service=provisioning&page=Provision&flow=create&call=createProvision'),
  ...canadian,
})
export const ProvisioningEdit = meta.story(at('?service=provisioning&page=Provision&id=provision-1002&flow=edit'))

export const TemplatesList = meta.story(at('?service=notifications&page=NotificationTemplate'))
export const TemplatesEntity = meta.story({
  ...at('?service=notifications&page=NotificationTemplate&id=invoice-paid'),
  ...canadian,
})
export const TemplatesCreate = meta.story({
  ...at('?service=notifications&page=NotificationTemplate&flow=create&call=createNotificationTemplate'),
  ...french,
})
export const TemplatesEdit = meta.story(
  at('?service=notifications&page=NotificationTemplate&id=invoice-paid&flow=edit'),
)

export const GroupsList = meta.story(at('?service=groups&page=Group'))
export const GroupsEntity = meta.story({ ...at('?service=groups&page=Group&id=group-maple'), ...french })
export const GroupsCreate = meta.story({ ...at('?service=groups&page=Group&flow=create&call=createGroup'), ...spanish })
export const GroupsEdit = meta.story(at('?service=groups&page=Group&id=group-maple&flow=edit'))

export const ProvidersList = meta.story(at('?service=providers&page=Provider'))
export const ProvidersEntity = meta.story({ ...at('?service=providers&page=Provider&id=provider-1'), ...spanish })
export const ProvidersCreate = meta.story({
  ...at('?service=providers&page=Provider&flow=create&call=createProvider'),
  ...canadian,
})
export const ProvidersEdit = meta.story(at('?service=providers&page=Provider&id=provider-1&flow=edit'))

export const LawAreasList = meta.story(at('?service=law-areas&page=LawArea'))
export const LawAreasEntity = meta.story({ ...at('?service=law-areas&page=LawArea&id=area-leases'), ...canadian })
export const LawAreasCreate = meta.story({
  ...at('?service=law-areas&page=LawArea&flow=create&call=createLawArea'),
  ...french,
})
export const LawAreasEdit = meta.story(at('?service=law-areas&page=LawArea&id=area-leases&flow=edit'))

export const ReportingList = meta.story(at('?service=reporting&page=Report'))
export const ReportingEntity = meta.story({ ...at('?service=reporting&page=Report&id=report-1001'), ...french })
export const ReportingCreate = meta.story({
  ...at('?service=reporting&page=Report&flow=create&call=createReport'),
  ...spanish,
})
export const ReportingWorker = meta.story({
  ...at('?service=reporting&flow=call&call=getReportingWorker'),
  ...canadian,
})
