import { icon } from './icon.tsx'

// Of rows that come and go: apart from the other commands, which first loads with such rows don't need.

export const PlusIcon = /* @__PURE__ */ icon('M5 12h14M12 5v14')
export const TrashIcon = /* @__PURE__ */ icon(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
)
