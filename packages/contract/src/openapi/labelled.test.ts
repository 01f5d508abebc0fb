import { expect, test } from 'vitest'
import { document } from './document.ts'
import { labelled } from './labelled.ts'
import { labelsOf } from './labels.ts'
import { services } from './services.ts'

const published = (name: string) => {
  const service = services.find((one) => one.name === name)!
  return labelled(document(service, '1.2.3', new Map()), name)
}

test('an entity, its fields and its calls say what people read', () => {
  const { components, paths, info } = published('branches')
  expect(info).toMatchObject({ 'x-label': { 'en-US': 'Branches', 'fr-CA': 'Bureaux' } })
  expect(components.schemas['Branch']).toMatchObject({
    'x-label': { 'en-US': 'Branch', 'en-CA': 'Branch', 'fr-CA': 'Bureau', 'es-US': 'Oficina' },
    properties: {
      name: { 'x-label': { 'en-US': 'Name', 'es-US': 'Nombre' } },
      timeZone: { 'x-hint': { 'en-US': 'Such as America/Chicago' } },
    },
  })
  expect(paths['/v1/branches/{branchId}/activate']?.['post']).toMatchObject({
    'x-label': { 'en-US': 'Activate branch', 'fr-CA': 'Activer le bureau' },
    'x-done': { 'en-US': 'Branch activated', 'es-US': 'Oficina activada' },
    parameters: [{ name: 'branchId', 'x-label': { 'en-US': 'Branch' } }, {}],
  })
})

test('a call for machines only has no label', () => {
  expect(published('offers').paths['/v1/brands/{brand}/offers/migrate']?.['post']).not.toHaveProperty('x-label')
  expect(labelsOf('offers', 'en-US')?.words.actions).not.toHaveProperty('migrateOffers')
})

test('a service that is not of the contract has no words', () => {
  expect(labelsOf('nowhere', 'en-US')).toBeUndefined()
})
