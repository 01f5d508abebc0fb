import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * Every design token, by role. The names are public: a host overrides a brand by setting the
 * custom property, for example `--mk-color-accent: oklch(0.45 0.16 20)`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page behind everything. */
      canvas: null,
      /** Cards, tables, fields. */
      surface: null,
      /** What floats: menus, dialogs, toasts. */
      surfaceRaised: null,
      /** Wells and table headers. */
      surfaceSunken: null,
      /** A row or menu item under the pointer. */
      surfaceHover: null,
      text: null,
      textMuted: null,
      /** Separators: decoration, no contrast promise. */
      border: null,
      /** Boundaries of controls: at least 3:1 on every surface. */
      borderStrong: null,
      accent: null,
      accentHover: null,
      onAccent: null,
      /** Links and accent words on a surface. */
      accentText: null,
      accentSoft: null,
      onAccentSoft: null,
      neutral: null,
      onNeutral: null,
      neutralSoft: null,
      onNeutralSoft: null,
      info: null,
      onInfo: null,
      infoSoft: null,
      onInfoSoft: null,
      positive: null,
      onPositive: null,
      positiveSoft: null,
      onPositiveSoft: null,
      caution: null,
      onCaution: null,
      cautionSoft: null,
      onCautionSoft: null,
      critical: null,
      onCritical: null,
      criticalSoft: null,
      onCriticalSoft: null,
      focus: null,
      /** Behind a modal dialog. */
      backdrop: null,
      skeleton: null,
      /** Fill of buttons without a tone: never darker than what they stand on. */
      control: null,
      controlHover: null,
      /** Ground of header and side navigation. */
      nav: null,
      navHover: null,
      /** The current page in it. */
      navCurrent: null,
    },
    /** Series of a chart after the first, which has the accent. */
    series: { second: null, third: null, fourth: null, fifth: null, sixth: null },
    font: {
      family: null,
      /** Headings and large figures; `family` where a brand sets none. */
      heading: null,
      mono: null,
    },
    /** One hundredth of a unit is never needed: sizes are whole multiples of this, 1/16 rem. */
    unit: null,
    text: { xs: null, sm: null, md: null, lg: null, xl: null },
    leading: { tight: null, body: null },
    weight: { regular: null, medium: null, bold: null },
    space: { xxs: null, xs: null, sm: null, md: null, lg: null, xl: null, xxl: null },
    radius: { sm: null, md: null, lg: null, full: null },
    control: { height: null, heightSmall: null, paddingInline: null, gap: null, text: null },
    cell: { paddingBlock: null, paddingInline: null },
    card: { padding: null },
    shadow: { raised: null, overlay: null },
    motion: { fast: null, base: null, easing: null },
  },
  (_value, path) => `mk-${path.map(kebab).join('-')}`,
)

function kebab(word: string) {
  return word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

export type ColorRole = keyof typeof vars.color
