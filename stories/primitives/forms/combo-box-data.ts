import type { ComboBoxItems } from '@memberkit/primitives/combo-box'

const names: [string, string][] = [
  ['AB', 'Alberta'],
  ['BC', 'British Columbia'],
  ['MB', 'Manitoba'],
  ['NB', 'New Brunswick'],
  ['NL', 'Newfoundland and Labrador'],
  ['NS', 'Nova Scotia'],
  ['ON', 'Ontario'],
  ['PE', 'Prince Edward Island'],
  ['QC', 'Québec'],
  ['SK', 'Saskatchewan'],
]

export const provinces = names.map(([value, label]) => ({ value, label, keywords: value }))

export const labels = {
  open: 'Show provinces',
  list: 'Provinces',
  found: (count: number) => (count === 1 ? '1 province' : `${count} provinces`),
  nothingFound: 'No province has such a name.',
  clear: 'Clear',
}

export const multipleLabels = {
  ...labels,
  chosen: 'Chosen provinces',
  remove: (name: string) => `Remove ${name}`,
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} removed`,
}

export const memberLabels = {
  open: 'Show members',
  list: 'Members',
  found: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  nothingFound: 'No member has such a name. Check how it is spelled.',
  clear: 'Clear',
  loading: 'Looking for members…',
  failed: 'The members could not be loaded.',
  retry: 'Try again',
}

const people = ['Ada Example', 'Björn Example', 'Chloé Example', 'Dario Sample', 'Élise Sample']

/** Answers as a server would, which knows no text but the one it was asked for. */
export async function findMembers(text: string): Promise<ComboBoxItems> {
  return people
    .filter((name) => name.toLowerCase().includes(text.toLowerCase()))
    .map((label, at) => ({
      value: `member-${at}`,
      label,
      description: `member-${at + 1}@example.com`,
    }))
}
