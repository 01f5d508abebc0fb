/**
 * Sets the page's clock to the scenario's moment, so that "in 3 days" is the same in every screenshot. Stopped in
 * tests; runs in interactive use.
 */
const RealDate = globalThis.Date
export const isTest = Boolean((globalThis as { __vitest_browser__?: unknown }).__vitest_browser__)

export function setClock(moment: number) {
  const offset = moment - RealDate.now()
  const now = () => (isTest ? moment : RealDate.now() + offset)
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

export function restoreClock() {
  globalThis.Date = RealDate
}
