import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * Every design token, by role. The names are public: a host overrides a token by setting its custom property, for
 * example `--mk-color-accent: oklch(0.45 0.16 20)`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page background. */
      canvas: null,
      /** Cards, tables, fields. */
      surface: null,
      /** Floating elements: menus, dialogs, toasts. */
      surfaceRaised: null,
      /** Wells and table headers. */
      surfaceSunken: null,
      /** A hovered row or menu item. */
      surfaceHover: null,
      text: null,
      textMuted: null,
      /** Separators: decorative, without guaranteed contrast. */
      border: null,
      /** Boundaries of controls: at least 3:1 on every surface. */
      borderStrong: null,
      accent: null,
      accentHover: null,
      onAccent: null,
      /** Links and accent text on a surface. */
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
      /** Background of destructive buttons: deep in both schemes. */
      criticalControl: null,
      onCriticalControl: null,
      focus: null,
      /** Behind a modal dialog. */
      backdrop: null,
      skeleton: null,
      /** Background of buttons without a tone: never darker than the surface below. */
      control: null,
      controlHover: null,
      /** Background of disabled controls: in dark schemes never darker than the surface below. */
      controlDisabled: null,
      /** Background of header and side navigation. */
      nav: null,
      navHover: null,
      /** The current page in the navigation. */
      navCurrent: null,
    },
    /** Chart series after the first, which has the accent. */
    series: { second: null, third: null, fourth: null, fifth: null, sixth: null },
    font: {
      family: null,
      /** Headings and large figures; defaults to `family`. */
      heading: null,
      mono: null,
    },
    /** The base of all sizes, which are whole multiples of it: 1/16 rem. */
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
