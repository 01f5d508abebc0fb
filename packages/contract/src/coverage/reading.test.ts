import { expect, test } from 'vitest'
import { parts } from './document.ts'
import { statements } from './statements.ts'
import { runs } from './values.ts'

/** Returns the calls that a line of section 7 lists under a heading, each as one line. */
function calls(line: string, heading = 'Leads'): string[] {
  const [, part] = parts('partners', `## 7. The calls\n### ${heading}\n- ${line}`)
  const puzzles: string[] = []
  const read = part ? statements(part, (_, words) => puzzles.push(`? ${words}`)) : []
  return [
    ...puzzles,
    ...read.map(({ method, kind, base, target, carries }) => {
      const marks = carries && Object.entries(carries).flatMap(([name, is]) => (is ? [name] : []))
      const where = `${base && `[${base}] `}${kind === 'tail' ? '...' : ''}${target}`
      return [method, where, ...(marks ? [`(${marks.join(', ') || 'nothing'})`] : [])].join(' ')
    }),
  ]
}

test.each([
  [
    'GET and POST /v1/leads; GET, DELETE /v1/leads/{id}.',
    ['GET /v1/leads', 'POST /v1/leads', 'GET /v1/leads/{}', 'DELETE /v1/leads/{}'],
  ],
  ['GET and DELETE (with body) .../leads/{id}.', ['GET .../leads/{}', 'DELETE .../leads/{} (body)']],
  [
    'POST /v1/leads/{id}/ open (query), close, lose (body).',
    ['POST /v1/leads/{}/open (query)', 'POST /v1/leads/{}/close', 'POST /v1/leads/{}/lose (body)'],
  ],
  [
    'POST /{id}/open, /close (json); /lose (no body).',
    ['POST .../{}/open (body)', 'POST .../close (body)', 'POST .../lose (nothing)'],
  ],
  ['POST without body: open, close.', ['POST .../open (nothing)', 'POST .../close (nothing)']],
  ['PUT .../{id}/photo (multipart form data).', ['PUT .../{}/photo (body, form)']],
  ['POST rename, move, each with a path value.', ['POST .../rename/{}', 'POST .../move/{}']],
  [
    'POST add and remove note, tag (lead and group levels).',
    [
      'POST add note',
      'POST remove note',
      'POST add lead tag',
      'POST remove lead tag',
      'POST add group tag',
      'POST remove group tag',
    ],
  ],
  [
    '/v1/leads CRUD.',
    ['GET /v1/leads', 'POST /v1/leads', 'GET /v1/leads/{}', 'PUT /v1/leads/{}', 'DELETE /v1/leads/{}'],
  ],
  ['PUT /v1/leads/{id} (JSON); DELETE the same path.', ['PUT /v1/leads/{} (body)', 'DELETE /v1/leads/{}']],
  [
    'POST /v1/users/{id}/leads/{lid}/move and the same under /v1/identities/.',
    ['POST /v1/users/{}/leads/{}/move', 'POST /v1/identities/{}/leads/{}/move'],
  ],
  ['GET /v1/leads/{id} and an identity-scoped variant.', ['GET /v1/leads/{}', 'GET /v1/identities/{}/leads/{}']],
  ['Journal and max clock.', ['GET journal', 'GET maxClock']],
])('%s', (line, expected) => {
  expect(calls(line)).toEqual(expected)
})

test.each([
  [
    'Leads (under /v1/identities/{id}/leads)',
    'GET list (query); POST /{leadId}/open.',
    ['GET /v1/identities/{}/leads (query)', 'POST [/v1/identities/{}/leads] .../{}/open'],
  ],
  [
    'Leads (under both /v1/users/{id}/leads and /v1/leads)',
    'POST create.',
    ['POST /v1/users/{}/leads', 'POST /v1/leads'],
  ],
  ['Leads (v1 and v2)', 'POST /leads.', ['POST /v1/leads', 'POST /v2/leads']],
])('under "%s": %s', (heading, line, expected) => {
  expect(calls(line, heading)).toEqual(expected)
})

test('an unparsed line is reported', () => {
  expect(calls('GET /v1/leads whenever it rains.')).toEqual(['? /v1/leads whenever it rains'])
})

/** The runs of values in a line of section 3. */
function values(line: string): (readonly string[])[] {
  const [, part] = parts('commerce', `## 3. Entities\n### Lead\n- ${line}`)
  return part?.lines.flatMap((one) => runs(part, one).map((run) => run.values)) ?? []
}

test.each([
  [
    'Status: OPEN, LOST. Kind: SPOUSE, plus NORMAL_USER in a variant.',
    [
      ['OPEN', 'LOST'],
      ['SPOUSE', 'NORMAL_USER'],
    ],
  ],
  [
    'Type EMAIL, SMS or PUSH. Priority Low, High. Has an SMS opt-in.',
    [
      ['EMAIL', 'SMS', 'PUSH'],
      ['Low', 'High'],
    ],
  ],
  [
    'Result: Resolved, Sent to a firm. Actions STATUS_CHANGE(D).',
    [
      ['Resolved', 'Sent to a firm'],
      ['STATUS_CHANGE', 'STATUS_CHANGED'],
    ],
  ],
  ['Fields: name, phone numbers (type home, cell).', [['home', 'cell']]],
  ['Area of law: about 90 two-letter codes (list not shown).', []],
])('%s', (line, expected) => {
  expect(values(line).map((list) => [...list])).toEqual(expected)
})
