import { expect, test } from 'vitest'
import { desks } from '../testing/operation-cases.ts'
import { draftOf, editSections } from './edit-sections.ts'

const desk = desks.find(({ service }) => service === 'entitlements')!
const page = desk.pages[0]!

test('what only machines change is in no section, and goes back as it was read', () => {
  const sections = editSections(page, desk.names)
  const edited = sections.flatMap(({ fields }) => fields.map(({ name }) => name))
  expect(edited).not.toContain('provisioningType')
  expect(edited).not.toContain('marketLocale')
  const entity = { provisioningType: 'IMMEDIATE', marketLocale: 'fr-CA' }
  expect(draftOf(sections, entity)).toMatchObject(entity)
})
