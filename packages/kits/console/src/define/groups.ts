/** The groups that an entity's fields are shown in. Each has a heading in the messages. */
export const factGroups = [
  'overview',
  'sale',
  'money',
  'people',
  'contact',
  'address',
  'dates',
  'content',
  'coverage',
  'delivery',
  'settings',
  'numbers',
  'practice',
  'progress',
  'rules',
  'where',
  'record',
] as const

export type FactGroup = (typeof factGroups)[number]
