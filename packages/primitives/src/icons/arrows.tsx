import { directionalIcon } from './directional-icon.tsx'
import { icon } from './icon.tsx'

export const ArrowDownIcon = /* @__PURE__ */ icon('M12 5v14M19 12l-7 7-7-7')
export const ArrowUpIcon = /* @__PURE__ */ icon('M5 12l7-7 7 7M12 19V5')
export const ArrowEndIcon = /* @__PURE__ */ directionalIcon('M5 12h14M12 5l7 7-7 7')
export const ArrowStartIcon = /* @__PURE__ */ directionalIcon('M12 19l-7-7 7-7M19 12H5')
export const ArrowUpDownIcon = /* @__PURE__ */ icon('M7 15l5 5 5-5M7 9l5-5 5 5')
export const ChevronUpIcon = /* @__PURE__ */ icon('M18 15l-6-6-6 6')
export const ChevronEndIcon = /* @__PURE__ */ directionalIcon('M9 18l6-6-6-6')
export const ChevronStartIcon = /* @__PURE__ */ directionalIcon('M15 18l-6-6 6-6')
export const ExternalIcon = /* @__PURE__ */ icon(
  'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
)
export const UndoIcon = /* @__PURE__ */ icon('M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11')
export const RefreshIcon = /* @__PURE__ */ icon(
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
)
export const UploadIcon = /* @__PURE__ */ icon('M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4')
export const SendIcon = /* @__PURE__ */ directionalIcon(
  'M3.714 3.048a.498.498 0 0 0-.683.627l2.843 7.627a2 2 0 0 1 0 1.396l-2.842 7.627a.498.498 0 0 0 .682.627l18-8.5a.5.5 0 0 0 0-.904zM6 12h16',
)
