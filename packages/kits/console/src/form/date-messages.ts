import type { Translate } from '@memberkit/foundation/messages'
import type { laterEnUS } from '../messages/later/en-US.ts'

/** Returns what a date field says of what is entered. */
export const dateMessages = (t: Translate<typeof laterEnUS>) => ({
  incomplete: t('date.incomplete'),
  impossible: t('date.impossible'),
  tooEarly: t('date.impossible'),
  tooLate: t('date.impossible'),
})
