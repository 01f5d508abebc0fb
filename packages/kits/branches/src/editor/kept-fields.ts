import { weekdays } from '../hours/calendar.ts'
import type { DraftField } from './draft.ts'

/** Fields that are kept on the device while unsaved: no phones, email addresses or people. */
export const keptFields: readonly DraftField[] = [
  'name',
  'websiteUrl',
  'welcomeVideoUrl',
  'aboutUsText',
  'businessHours',
  'unavailableDates',
  'timeZone',
  'areasOfLaw',
  'servicingAreas',
]

const isText = (value: unknown): value is string => typeof value === 'string'
const isRange = (value: unknown) => isRecord(value) && isText(value.start) && isText(value.end)
const isClosure = (value: unknown) => isRecord(value) && isText(value.from) && isText(value.to)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const listOf = (isItem: (item: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(isItem)

/** Whether what was kept still has the form of its field. */
export function isKeptValue(field: DraftField, value: unknown): boolean {
  if (field === 'businessHours') return isRecord(value) && weekdays.every((day) => listOf(isRange)(value[day]))
  if (field === 'unavailableDates') return listOf(isClosure)(value)
  if (field === 'areasOfLaw' || field === 'servicingAreas') return listOf(isText)(value)
  return isText(value)
}
