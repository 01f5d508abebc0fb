import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Ada Example', 'AE'],
  ['Ada Maria Example', 'AE'],
  ['ada', 'A'],
  ['Marie-Claude Exemple-Modèle', 'ME'],
  ['Élodie Exemple', 'ÉE'],
  ['𝒜da Example', '𝒜E'],
  ['Ada (Support)', 'A'],
  ['  ', ''],
  ['42', ''],
])('%s is %s', (name, initials) => expect(initialsOf(name, 'en-US')).toBe(initials))

test('letters are uppercased by the rules of the locale', () => expect(initialsOf('irem', 'tr')).toBe('İ'))
