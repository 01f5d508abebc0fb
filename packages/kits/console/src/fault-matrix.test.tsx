import { describeFaultMatrix, filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { hasNoInput, inputsOf } from './actions/inputs-of.ts'
import { addressOf } from './runtime/address.ts'
import { deskOf, type DeskPage } from './runtime/desk.ts'
import { consoleServices } from './services.ts'
import { dialog, inDialog, openKit } from './testing/open-kit.tsx'
import { enUS } from './messages/en-US.ts'
import { matrixCalls } from './testing/matrix-calls.ts'

/** The places where the actions of a page are tried: an entity in a status that allows them. */
const places: Readonly<
  Record<string, { readonly address: string; readonly done: string; readonly actions: readonly string[] }>
> = {
  offers: {
    address: '/?service=offers&page=Offer&in=brand~example&id=offer-legal-family-d2c',
    done: 'Legal Plan Family, D2C',
    actions: ['makeOfferPendingApproval', 'makeOfferEnrollable', 'grandfatherOffer'],
  },
}

async function rowsOf(service: string): Promise<MatrixRow[]> {
  const entry = consoleServices.find((one) => one.service === service)
  const place = places[service]
  if (!entry || !place) throw new Error(`There is no place for ${service}.`)
  const desk = deskOf(service, await entry.load())
  const words = (await enUS.find(({ namespace }) => namespace === `console.words.${service}`)?.load?.()) ?? {}
  const [first] = desk.pages as [DeskPage]
  const known = { brand: 'example', [first.idParam ?? '']: 'x' }
  const actions = first.actions.filter(
    ({ name, operation }) =>
      place.actions.includes(name) && hasNoInput(inputsOf(operation, addressOf(first, operation, known), desk.names)),
  )
  return actions.map(({ name }): MatrixRow => {
    const label = String(words[`action.${name}`])
    return {
      name,
      async open(prepare) {
        const stage = await openKit({ address: place.address, prepare })
        await press(page.getByRole('button', { name: 'Actions', exact: true }))
        await press(page.getByRole('menuitem', { name: label, exact: true }))
        await expect.element(dialog).toBeVisible()
        return stage
      },
      entered: () => filledIn(dialog.query()) || 'nothing to enter',
      lookUp: first.read,
      submit: () => press(inDialog(label)),
      done: String(words[`done.${name}`]),
      messages: { conflict: ['This has changed'] },
      meanwhile: {
        act: (platform) =>
          changeAsColleague(platform, platform.store.offers.offers, 'offer-legal-family-d2c', { endsOn: '2026-12-31' }),
        shown: '(was ',
      },
      async leave() {
        await press(dialog.getByRole('button', { name: /^(Cancel|Go back)$/ }))
        await expect.element(dialog).not.toBeInTheDocument()
        await expect.element(page.getByRole('button', { name: 'Actions', exact: true })).toBeVisible()
      },
    }
  })
}

describeFaultMatrix(matrixCalls, [...(await rowsOf('offers'))])
