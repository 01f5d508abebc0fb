import { icon } from './icon.tsx'

// Of the controls that stand on most pages: apart from the others, so that a first load has no more than these.

export const CloseIcon = /* @__PURE__ */ icon('M18 6 6 18M6 6l12 12')
export const FilterIcon = /* @__PURE__ */ icon('M2 5h20M6 12h12M9 19h6')
export const ChevronDownIcon = /* @__PURE__ */ icon('M6 9l6 6 6-6')
export const DownloadIcon = /* @__PURE__ */ icon('M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5')
