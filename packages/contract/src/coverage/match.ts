import { differences } from './carries.ts'
import type { Complaint } from './complaints.ts'
import type { Call } from './inventory.ts'
import type { Statement } from './statements.ts'
import { wordsOf } from './words.ts'

/** One form of an operation's path. */
interface Form {
  readonly call: Call
  readonly form: string
}

/** The statements that the contract lacks, and the matches. */
export interface Coverage {
  readonly complaints: readonly Complaint[]
  readonly met: ReadonlyMap<Statement, Call>
}

/** Matches the statements of one heading with operations, one to one. */
export function cover(statements: readonly Statement[], calls: readonly Call[]): Coverage {
  const forms = calls.flatMap((call) => call.forms.map((form) => ({ call, form })))
  const places = new Places(statements)
  const wanted = new Map<Statement, Form[]>()
  const services = new Set<string>()
  const find = (chosen: readonly Statement[], is: (form: Form, statement: Statement) => boolean) => {
    for (const statement of chosen) {
      const found = forms.filter((form) => isVerb(form, statement) && is(form, statement))
      wanted.set(
        statement,
        found.toSorted((one, other) => faults(one, statement) - faults(other, statement)),
      )
      for (const { call, form } of found) {
        services.add(call.service)
        places.add(form)
      }
    }
  }
  find(
    statements.filter(({ kind }) => kind === 'path'),
    ({ form }, { target }) => form === target,
  )
  // A partial path belongs to a service of an operation under the same heading.
  const near = new Set(services)
  const isNear = ({ call }: Form, base: string) => near.has(call.service) || base.endsWith('/')
  find(
    statements.filter(({ kind }) => kind === 'tail'),
    (form, statement) => isNear(form, statement.base) && places.hold(form.form, statement),
  )
  for (const service of services) near.add(service)
  find(
    statements.filter(({ kind }) => kind === 'words'),
    (form, { base, target }) => isNear(form, base) && form.form.startsWith(base) && isTold(form, target),
  )
  return report(statements, assign(wanted))
}

const isVerb = ({ call }: Form, { method }: Statement) => !method || call.operation.method === method
const faults = ({ call }: Form, { carries }: Statement) => (carries ? differences(call.operation, carries).length : 0)

/** The addresses under a heading, and their prefixes. */
class Places {
  private readonly whole = new Set<string>()
  private readonly beginnings = new Set<string>([''])

  constructor(statements: readonly Statement[]) {
    for (const { kind, target, base } of statements) {
      if (kind === 'path') this.add(target)
      if (base) this.add(base)
    }
  }

  add(path: string) {
    this.whole.add(path)
    path.split('/').forEach((_, index, segments) => this.beginnings.add(segments.slice(0, index + 1).join('/')))
  }

  /** Whether a form is a tail of one of the addresses. */
  hold(form: string, { target, base }: Statement): boolean {
    if (!form.endsWith(target) || !form.startsWith(base)) return false
    if (base.endsWith('/')) return true
    const start = form.slice(0, -target.length)
    const [parameters = ''] = /^(?:\/\{\})*/.exec(target) ?? []
    if (parameters) return this.whole.has(start) || (parameters !== target && this.whole.has(start + parameters))
    // After "/v1/cohorts/{id}", "/cohorts/journal" needs no version.
    if (/^\/v\d$/.test(start) && this.beginnings.has(start + target.split('/', 2).join('/'))) return false
    const isVersion = /^\/v\d$/.test(base)
    return [start, start.replace(/\/\{\}$/, '')].some(
      (place) =>
        this.beginnings.has(place) ||
        (isVersion && ['/v1', '/v2'].some((version) => this.beginnings.has(place.replace(/^\/v\d/, version)))),
    )
  }
}

/** Whether an operation's path and name contain the words of a phrase. */
function isTold({ call, form }: Form, phrase: string): boolean {
  const [, watched] = /\/(journal|maxClock)$/.exec(form) ?? []
  if (watched !== /\b(journal|maxClock)$/.exec(phrase)?.[1]) return false
  const words = new Set(wordsOf(`${form} ${call.name}`))
  const isOne = /\bby (?:id|name)$|\bone\b/.test(phrase)
  return (
    (!isOne || form.includes('{}')) && wordsOf(phrase.replace(/\bby (?:id|name)$/, '')).every((word) => words.has(word))
  )
}

/** Assigns a separate form to each statement, reassigning others if necessary. */
function assign(wanted: ReadonlyMap<Statement, readonly Form[]>): Map<Statement, Form> {
  const taken = new Map<string, Statement>()
  const given = new Map<Statement, Form>()
  const nameOf = ({ call, form }: Form) => `${call.operation.method} ${call.service} ${form}`
  const settle = (statement: Statement, tried: Set<string>): boolean =>
    (wanted.get(statement) ?? []).some((form) => {
      const name = nameOf(form)
      if (tried.has(name)) return false
      tried.add(name)
      const other = taken.get(name)
      if (other && !(isSame(other, statement) || settle(other, tried))) return false
      taken.set(name, statement)
      given.set(statement, form)
      return true
    })
  for (const statement of wanted.keys()) if (!settle(statement, new Set())) given.delete(statement)
  return given
}

/** The specification lists some operations twice. */
const isSame = (one: Statement, other: Statement) =>
  one.kind === 'path' && one.target === other.target && one.kind === other.kind

function report(statements: readonly Statement[], given: ReadonlyMap<Statement, Form>): Coverage {
  const complaints = statements.flatMap((statement) => {
    const { part, line, method = 'any', target, kind, carries } = statement
    const about = `${part.title}: ${method} ${kind === 'tail' ? '...' : ''}${target}`
    const found = given.get(statement)?.call
    const faults = found ? (carries ? differences(found.operation, carries) : []) : ['in no contract file']
    return faults.map((what) => ({ area: part.area, line, about, what }))
  })
  return { complaints, met: new Map([...given].map(([statement, { call }]) => [statement, call])) }
}
