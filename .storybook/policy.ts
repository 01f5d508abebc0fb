import { isTest } from './clock.ts'

/**
 * What a host with a strict Content-Security-Policy would refuse, in every story: styles put into the page at run time,
 * style attributes in HTML, code made of text. The server of the tests asks the browser to report the last two.
 */
const offences: string[] = []

/** Before each story. */
export function watchPolicy() {
  if (!isTest) return
  offences.length = 0
  const onViolation = ({ violatedDirective, sourceFile, lineNumber, sample }: SecurityPolicyViolationEvent) => {
    // It draws its simulations of sight into the page.
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

/** After each story. */
export function holdToPolicy() {
  if (offences.length > 0) throw new Error(`A strict policy forbids what this story does:\n${offences.join('\n')}`)
}

/** All but what a development server sends as elements: the sheets of our sources are files in what is shipped. */
function stylesIn(node: Node) {
  if (!(node instanceof Element)) return []
  const styles = [node, ...node.querySelectorAll('style')].filter((each) => each instanceof HTMLStyleElement)
  return styles.filter(({ dataset }) => dataset.viteDevId === undefined)
}
