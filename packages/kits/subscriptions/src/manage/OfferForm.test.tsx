import { updateSubscriptionOffer } from '@memberkit/contract/commerce/subscriptions'
import { enter, press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { openAction } from '../testing/open-action.tsx'
import { dialog, field, inDialog, text } from '../testing/open-kit.tsx'

const open = () => openAction({ scenario: 'subscriptions/staff', subscriptionId: 'sub-1', intent: 'updateOffer' })
const trial = dialog.getByRole('checkbox', { name: 'Trial Defense' })

test('a change of plan begins with the plan, the level and the supplements that are billed now', async () => {
  const { platform } = await open()
  await expect.element(field('Plan')).toHaveValue('product-legal-family')
  await expect.element(field('Level')).toHaveValue('tier-legal-family')
  await expect.element(trial).toBeChecked()
  await press(inDialog('Change plan'))
  await expect.element(text('Choose something else than the current plan.')).toBeVisible()

  // Another level keeps what goes with it.
  await enter(field('Level'), 'Legal Plan Family Premier')
  await expect.element(trial).toBeChecked()
  expect(dialog.getByText(/No longer billed/).query()).toBeNull()
  await press(inDialog('Change plan'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(updateSubscriptionOffer)[0]?.body).toMatchObject({
    items: [
      { type: 'PRODUCT', productId: 'product-legal-family', tier: 'Legal Plan Family Premier' },
      { type: 'SUPPLEMENT', productId: 'supplement-legal-family-trial-defense' },
    ],
  })
})

test('what a change of plan removes is named', async () => {
  await open()
  await press(trial)
  await expect.element(text('No longer billed after this: Trial Defense.')).toBeVisible()
  await press(trial)
  expect(dialog.getByText(/No longer billed/).query()).toBeNull()
  await enter(field('Plan'), 'Legal plan for one')
  await enter(field('Level'), 'Legal Plan Individual')
  await expect.element(text('No longer billed after this: Trial Defense.')).toBeVisible()
})
