import { getResolution } from '@memberkit/contract/partners/resolutions'
import { kitStage } from '@memberkit/testing/kit-stage'
import { text } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { partnerEnCA } from '../messages/partner/en-CA.ts'
import { partnerEnUS } from '../messages/partner/en-US.ts'
import { partnerEsUS } from '../messages/partner/es-US.ts'
import { partnerFrCA } from '../messages/partner/fr-CA.ts'
import { PartnerResolutionCase } from './index.ts'

const renderKit = kitStage('resolutions', {
  'en-US': partnerEnUS,
  'en-CA': partnerEnCA,
  'fr-CA': partnerFrCA,
  'es-US': partnerEsUS,
})

test('what staff do meanwhile shows with the next poll', async () => {
  const { platform } = await renderKit(
    ({ subject }) => <PartnerResolutionCase resolutionId={subject.entityId ?? ''} interval={50} />,
    { scenario: 'resolutions/partner' },
  )
  await expect.element(text('We will call tonight.')).toBeVisible()
  const { resolutions } = platform.store.resolutions
  const one = resolutions.get(platform.subject.entityId ?? '')!
  const note = { ...one.notes[0]!, id: 'note-new', body: 'Thank you, we wait for it.' }
  resolutions.put({ ...one, status: 'Open', notes: [...one.notes, note], version: `${one.version}1` })
  await expect.element(text('Thank you, we wait for it.')).toBeVisible()
  await expect.element(text('Nothing is asked of your firm right now.')).toBeVisible()
  expect(platform.calls.of(getResolution).length).toBeGreaterThan(1)
})
