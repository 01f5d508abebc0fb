import type { ComponentDocs } from '../blocks/component-docs.ts'

type PartDocs = Pick<ComponentDocs, 'purpose' | 'anatomy' | 'accessibility'> & Partial<ComponentDocs>

/** A part has few rules of its own: its primitives have theirs. */
const partDocs = (docs: PartDocs): ComponentDocs => ({
  alternatives: [],
  keyboard: [],
  content: [],
  guidance: [],
  ...docs,
})

export const addressText = partDocs({
  purpose: 'A postal address, with its lines in the order of its country.',
  alternatives: [
    { use: '`addressLine`', when: 'the address goes on one line: in a list, beside a choice.' },
    { use: 'AddressSection', when: 'the address can be changed.' },
  ],
  anatomy: [
    { part: 'Lines', about: 'Street, city with region and postal code, country. Missing parts leave no gap.' },
    { part: 'Country', about: 'Named in the reader’s language; omitted for the reader’s own country.' },
  ],
  accessibility: [
    'Marked `translate="no"`: browsers don’t translate street names.',
    'Session recorders are told to leave the address out.',
  ],
})

export const addressSection = partDocs({
  purpose: 'The section of a form for a postal address in the United States or Canada, with the contract’s fields.',
  alternatives: [
    { use: 'AddressFields', when: 'other countries are needed, or the fields aren’t the contract’s.' },
    { use: 'AddressText', when: 'the address is only read.' },
  ],
  anatomy: [
    { part: '`fieldsOf`', about: 'Turns what the platform sent into the form’s fields.' },
    { part: '`addressOf`', about: 'Turns the fields into what is sent: trimmed, without empty optional parts.' },
    { part: '`addressErrors`', about: 'Moves the platform’s errors to the fields they are about.' },
  ],
  accessibility: [
    'The country comes first, because it determines the rest. Labels change with it: State and ZIP code, Province and Postal code.',
    'Each field has its autofill token; `autoCompleteSection` says which address it is.',
  ],
})

export const paymentMethod = partDocs({
  purpose: 'A payment method by name, and the choice of one to pay with.',
  alternatives: [
    { use: '`useMethodDescription`', when: 'the name is part of a sentence.' },
    { use: '`useShortMethodDescription`', when: 'there is little room, as in a table.' },
  ],
  anatomy: [
    { part: 'Mark', about: 'A simple drawing of the card’s brand, or of a bank.' },
    { part: 'Name', about: 'Brand or account, and never more of the number than its last four digits.' },
    {
      part: 'MethodField',
      about: 'Every method in the wallet. One that can’t be used stays visible, with the reason.',
    },
  ],
  accessibility: ['The mark is hidden from screen readers: the name says the brand.'],
})

export const person = partDocs({
  purpose: 'A person with what tells them from others of that name, and the search for one by identity ID.',
  anatomy: [
    {
      part: 'PersonText',
      about: 'Name, email, member and associate numbers, ID, kind of account if it isn’t a member’s.',
    },
    { part: 'PersonLookUp', about: 'The field, the person found, and the confirmation, inside a form.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Looks the person up; once confirmed, sends the form.' }],
  accessibility: [
    'The result is announced; an ID that nobody has moves the focus back to its field.',
    'Reads names and numbers only: no birth date and no national identifier.',
  ],
})

export const nameList = partDocs({
  purpose: 'Names of people, plans or products, one per line. More than three are folded.',
  alternatives: [{ use: '`takeFirst`', when: 'the names go on one line.' }],
  anatomy: [
    { part: 'First names', about: 'Three at most.' },
    { part: 'Disclosure', about: 'The rest, behind how many they are.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Shows or hides the rest.' }],
  accessibility: ['A list for screen readers, unless it is a single name.'],
})

export const labels = partDocs({
  purpose: 'The contract’s label of a value, with the tone of a status, in the reader’s language.',
  alternatives: [{ use: 'StatusText with its own looks', when: 'the status is the kit’s own, not the contract’s.' }],
  anatomy: [
    { part: '`labelMessages`', about: 'The labels that a kit ships, listed beside its dictionary.' },
    { part: '`useLabel`', about: 'The label of a value; an unknown value in readable letters.' },
    { part: '`useLooks`', about: 'Labels and tones for StatusText; members can get plainer words than staff.' },
  ],
  accessibility: ['The tone is never the only difference: every status has its words and its icon.'],
  content: ['Hosts override a label with `overrideMessages(labelNamespace(…), …)`, for every kit at once.'],
})
