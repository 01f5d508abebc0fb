import { type Icon, icon } from './icon.tsx'

/** An icon in a circle. @__NO_SIDE_EFFECTS__ */
function encircled(lines: string): Icon {
  return icon(lines, <circle cx="12" cy="12" r="10" />)
}

export const CheckIcon = /* @__PURE__ */ icon('M20 6 9 17l-5-5')
export const CheckCircleIcon = /* @__PURE__ */ encircled('M16 9l-5.5 5.5L8 12')
export const CrossCircleIcon = /* @__PURE__ */ encircled('M15 9l-6 6M9 9l6 6')
export const NeutralIcon = /* @__PURE__ */ icon(
  'M10.1 2.182a10 10 0 0 1 3.8 0M13.9 21.818a10 10 0 0 1-3.8 0M17.609 3.721a10 10 0 0 1 2.69 2.7M2.182 13.9a10 10 0 0 1 0-3.8M20.279 17.609a10 10 0 0 1-2.7 2.69M21.818 10.1a10 10 0 0 1 0 3.8M3.721 6.391a10 10 0 0 1 2.7-2.69M6.391 20.279a10 10 0 0 1-2.69-2.7',
)
export const DotIcon = /* @__PURE__ */ icon(
  undefined,
  <>
    <circle cx="12" cy="12" r="1" />
    <circle cx="12" cy="12" r="10" />
  </>,
)
export const InfoIcon = /* @__PURE__ */ encircled('M12 16v-4M12 8h.01')
export const WarningIcon = /* @__PURE__ */ icon(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
)
export const ErrorIcon = /* @__PURE__ */ encircled('M12 8L12 12M12 16L12.01 16')
export const UnknownIcon = /* @__PURE__ */ encircled('M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5M12 17h.01')
export const ClockIcon = /* @__PURE__ */ encircled('M12 6v6l4 2')
export const PausedIcon = /* @__PURE__ */ encircled('M10 15L10 9M14 15L14 9')
export const EndedIcon = /* @__PURE__ */ icon(
  undefined,
  <>
    <circle cx="12" cy="12" r="10" />
    <rect x="9" y="9" width="6" height="6" rx="1" />
  </>,
)
export const WaivedIcon = /* @__PURE__ */ encircled('M8 12h8')
export const PartialIcon = /* @__PURE__ */ encircled('M12 18a6 6 0 0 0 0-12v12z')
export const MailIcon = /* @__PURE__ */ icon(
  'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7',
  <rect x="2" y="4" width="20" height="16" rx="2" />,
)
export const LoadingIcon = /* @__PURE__ */ icon('M21 12a9 9 0 1 1-6.219-8.56')
export const CancelIcon = /* @__PURE__ */ encircled('M4.929 4.929 19.07 19.071')
export const LockIcon = /* @__PURE__ */ icon(
  'M7 11V7a5 5 0 0 1 10 0v4',
  <rect width="18" height="11" x="3" y="11" rx="2" ry="2" />,
)
export const OfflineIcon = /* @__PURE__ */ icon(
  'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20',
)
export const SearchOffIcon = /* @__PURE__ */ icon(
  'M13.5 8.5l-5 5M8.5 8.5l5 5M21 21l-4.3-4.3',
  <circle cx="11" cy="11" r="8" />,
)
export const FilterOffIcon = /* @__PURE__ */ icon(
  'M12.531 3H3a1 1 0 0 0-.742 1.67l7.225 7.989A2 2 0 0 1 10 14v6a1 1 0 0 0 .553.895l2 1A1 1 0 0 0 14 21v-7a2 2 0 0 1 .517-1.341l.427-.473M16.5 3.5l5 5M21.5 3.5l-5 5',
)
export const InboxIcon = /* @__PURE__ */ icon(
  'M22 12L16 12 14 15 10 15 8 12 2 12M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z',
)
export const ShieldIcon = /* @__PURE__ */ icon(
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
)
export const ImageOffIcon = /* @__PURE__ */ icon(
  'M2 2L22 22M10.41 10.41a2 2 0 1 1-2.83-2.83M13.5 13.5L6 21M18 12L21 15M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59M21 15V5a2 2 0 0 0-2-2H9',
)
