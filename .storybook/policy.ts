import { isTest } from './clock.ts'

/**
 * Violations of a strict Content-Security-Policy, collected in every story: styles injected at run time, style
 * attributes in HTML, code from text. The test server makes the browser report the last two.
 */
const offences: string[] = []

/** Starts collecting before each story. */
export function watchPolicy() {
  if (!isTest) return
  offences.length = 0
  const onViolation = ({ violatedDirective, sourceFile, lineNumber, sample }: SecurityPolicyViolationEvent) => {
    // The accessibility addon injects its vision simulations.
    if (sourceFile.includes('addon-a11y')) return
    offences.push(`${violatedDirective} at ${sourceFile}:${lineNumber} ${sample}`)
  }
  const onInsertion = (records: MutationRecord[]) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      for (const style of stylesIn(node)) offences.push(`a <style>: ${style.textContent}`)
  }
  const observer = new MutationObserver(onInsertion)
  observer.observe(document, { subtree: true, childList: true })
  document.addEventListener('securitypolicyviolation', onViolation)
  return () => {
    observer.disconnect()
    document.removeEventListener('securitypolicyviolation', onViolation)
  }
}

/** Asserts after each story. */
export function holdToPolicy() {
  if (offences.length > 0) throw new Error(`A strict policy forbids what this story does:\n${offences.join('\n')}`)
}

/** Returns injected styles, except those of the development server: in the published packages, these are files. */
function stylesIn(node: Node) {
  if (!(node instanceof Element)) return []
  const styles = [node, ...node.querySelectorAll('style')].filter((each) => each instanceof HTMLStyleElement)
  return styles.filter(({ dataset }) => dataset.viteDevId === undefined)
}
