/** The widest screen, in CSS pixels, on which stories are tried with a finger. */
const widestOfPhones = 480

const ofFingers = /\((pointer: coarse|hover: none)\)/g
const ofMice = /\((pointer: fine|hover: hover)\)/g

/** Media rules about pointers, with their queries as written. */
type PointerRules = ReadonlyMap<CSSMediaRule, string>
const known = new WeakMap<CSSStyleSheet, PointerRules>()

/**
 * Lets people point with a finger on a screen as wide as a phone's, else with a mouse: targets grow for fingers. By
 * style rules, because Chromium can be told that it has a touch screen, but not that it has a mouse again.
 */
export function pointAsOn(width: number) {
  const isPhone = width <= widestOfPhones
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    for (const [{ media }, written] of rulesOf(sheet)) {
      const query = isPhone
        ? written.replaceAll(ofFingers, '(width >= 0px)').replaceAll(ofMice, '(width < 0px)')
        : written
      if (media.mediaText !== query) media.mediaText = query
    }
}

function rulesOf(sheet: CSSStyleSheet): PointerRules {
  let rules = known.get(sheet)
  if (!rules) {
    rules = new Map(pointerRules(sheet.cssRules))
    known.set(sheet, rules)
  }
  return rules
}

function* pointerRules(rules: CSSRuleList): Generator<[CSSMediaRule, string]> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && /\((pointer|hover):/.test(rule.media.mediaText))
      yield [rule, rule.media.mediaText]
    if (rule instanceof CSSGroupingRule) yield* pointerRules(rule.cssRules)
  }
}
