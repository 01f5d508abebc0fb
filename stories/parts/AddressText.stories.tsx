import { AddressText } from '@memberkit/parts/address'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { docsOf } from '../blocks/ComponentPage.tsx'
import { onOwnPage, over } from '../foundation/over.ts'
import { Shelf } from '../primitives/Shelf.tsx'
import { addressText as docs } from './parts.docs.ts'
import { InLocales, loadLocales } from './in-locales.tsx'

const austin = {
  address1: '100 Main St',
  locality: 'Austin',
  administrativeArea: 'TX',
  postalCode: '78701',
  country: 'US',
}
const laval = {
  address1: '1, rue Exemple',
  address2: 'App. 2',
  locality: 'Laval',
  administrativeArea: 'QC',
  postalCode: 'H7A 1A1',
  country: 'CA',
}

const meta = preview.meta({
  title: 'Parts/AddressText',
  component: AddressText,
  args: { address: austin },
  parameters: { ...over('platform/standard').parameters, docs: { ...onOwnPage.docs, ...docsOf(docs) } },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Austin, TX 78701')).toBeVisible()
  },
})

/** The reader's own country is left out, another one named in the reader's language. */
export const FourLocales = meta.story({
  loaders: [loadLocales],
  render: () => (
    <InLocales>
      <AddressText address={austin} />
      <AddressText address={laval} />
    </InLocales>
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('États-Unis')).length).toBe(1)
    await expect(canvas.getByText('Canadá')).toBeVisible()
  },
})

/** What is missing leaves no gap, and a country nobody knew stays as it is. */
export const AsFarAsKnown = meta.story({
  render: () => (
    <Shelf>
      <Shelf.Row label="no street">
        <AddressText address={{ locality: 'Austin', administrativeArea: 'TX' }} />
      </Shelf.Row>
      <Shelf.Row label="no country">
        <AddressText address={{ ...laval, country: undefined }} />
      </Shelf.Row>
      <Shelf.Row label="another country">
        <AddressText
          address={{ address1: 'Musterweg 1', locality: 'Beispielstadt', postalCode: '12345', country: 'DE' }}
        />
      </Shelf.Row>
      <Shelf.Row label="unknown country">
        <AddressText address={{ address1: '1 Example Lane', locality: 'Somewhere', country: 'Utopia' }} />
      </Shelf.Row>
    </Shelf>
  ),
})
