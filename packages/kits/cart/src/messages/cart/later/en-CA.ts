import type { Translation } from '@memberkit/foundation/messages'
import { addressEnCA } from '@memberkit/parts/messages/en-CA'
import { laterEnUS } from './en-US.ts'

export const laterEnCA: Translation<typeof laterEnUS> = {
  ...laterEnUS,
  'market.en-US': 'English, U.S. dollars',
  'market.es-US': 'Spanish, U.S. dollars',
}

export const tables = { 'parts.address': addressEnCA, 'cart.details': laterEnCA }
