export const overlays = [
  {
    component: 'Dialog',
    does: 'takes the focus in, keeps Tab within, closes by Escape and gives the focus back',
    story: 'primitives-feedback-dialog--open-and-close',
    async drive(person) {
      await person.tabsTo('button', 'Refund…')
      await person.presses('Enter')
      await person.sees('textbox', 'Reason', { focused: true })
      // All the way around, and back.
      await person.tabsTo('button', 'Refund $49.90')
      await person.tabsTo('textbox', 'Reason')
      await person.tabsTo('button', 'Refund $49.90', { key: 'Shift+Tab' })
      await person.sees('button', 'Refund…', { focused: false })
      await person.presses('Escape')
      await person.misses('dialog')
      await person.sees('button', 'Refund…', { focused: true })
      await person.clicks('button', 'Refund…')
      await person.clicks('button', 'Close')
      await person.misses('dialog')
      await person.sees('button', 'Refund…', { focused: true })
    },
  },
  {
    component: 'Dialog',
    does: 'nested: Escape closes the topmost alone',
    story: 'primitives-feedback-dialog--nested',
    async drive(person) {
      await person.sees('button', 'Refund…', { focused: true })
      await person.presses('Enter')
      await person.sees('dialog', 'Which card?')
      await person.presses('Escape')
      await person.misses('dialog', 'Which card?')
      await person.sees('dialog', 'Refund INV-2026-0031')
    },
  },
  {
    component: 'Drawer',
    does: 'takes the focus in, keeps Tab within, closes by Escape and by a click beside it',
    story: 'primitives-feedback-drawer--open-and-close',
    async drive(person, { page }) {
      await person.tabsTo('button', 'All filters')
      await person.presses('Space')
      await person.sees('textbox', 'Number', { focused: true })
      await page.click({ x: 60, y: 400 })
      await person.misses('dialog')
      await person.sees('button', 'All filters', { focused: true })
      await person.presses('Enter')
      await person.sees('textbox', 'Number', { focused: true })
      await person.tabsTo('button', 'Show 128 invoices')
      // All the way around: in Firefox through its own buttons, after which Enter and Space do nothing until a click.
      await person.tabsTo('textbox', 'Number')
      await person.presses('Escape')
      await person.misses('dialog')
      await person.sees('button', 'All filters', { focused: true })
    },
  },
  {
    component: 'Popover',
    does: 'opens with the focus on its first control, closes by Escape and by a click elsewhere',
    story: 'primitives-feedback-popover--default',
    async drive(person, { page }) {
      await person.tabsTo('button', 'Amount')
      await person.presses('Enter')
      await person.sees('textbox', 'At least', { focused: true })
      await person.presses('Tab')
      await person.sees('textbox', 'At most', { focused: true })
      await person.presses('Escape')
      await person.misses('dialog')
      await person.sees('button', 'Amount', { focused: true })
      await person.presses('Space')
      await person.clicks('button', 'Show invoices')
      await person.misses('dialog')
      await person.clicks('button', 'Amount')
      await person.sees('dialog')
      await page.click({ x: 900, y: 700 })
      await person.misses('dialog')
    },
  },
  {
    component: 'FilterBar',
    does: 'opens a filter by Enter, sets it by Space, closes it by Escape, and keeps the focus when all are cleared',
    story: 'primitives-forms-filterbar--default',
    async drive(person) {
      await person.tabsTo('button', 'Year')
      await person.presses('Enter')
      await person.sees('checkbox', '2025', { focused: true })
      await person.presses('Space')
      await person.presses('Escape')
      await person.misses('dialog')
      await person.sees('button', 'Year: 2025', { focused: true })
      await person.tabsTo('button', 'Clear all')
      await person.presses('Enter')
      await person.sees('button', 'Year')
      await person.sees('search', 'Filter invoices', { focused: true })
    },
  },
  {
    component: 'ContextualHelp',
    does: 'opens by Enter, is left by Tab, closes by Escape and gives the focus back',
    story: 'primitives-feedback-contextualhelp--default',
    async drive(person) {
      await person.tabsTo('button', 'Help with the grace period')
      await person.presses('Enter')
      await person.sees('dialog', 'Grace period', { focused: true })
      await person.presses('Tab')
      await person.sees('link', 'How payments are tried again', { focused: true })
      await person.presses('Escape')
      await person.misses('dialog')
      await person.sees('button', 'Help with the grace period', { focused: true })
      await person.clicks('button', 'Help with the grace period')
      await person.sees('dialog', 'Grace period')
    },
  },
  {
    component: 'Tooltip',
    does: 'is shown by the focus and by a pointer that rests, hidden by Escape, a press and leaving',
    story: 'primitives-feedback-tooltip--default',
    async drive(person) {
      await person.pointsAt('button', 'Refresh')
      await person.sees('tooltip')
      await person.pointsAway()
      await person.misses('tooltip')
      await person.tabsTo('button', 'Refresh')
      await person.sees('tooltip')
      await person.presses('Escape')
      await person.misses('tooltip')
      await person.pointsAt('button', 'Refresh')
      await person.sees('tooltip')
      await person.clicks('button', 'Refresh')
      await person.misses('tooltip')
    },
  },
  {
    component: 'Tooltip',
    does: 'is shown by the focus on every kind of control',
    story: 'primitives-feedback-tooltip--controls',
    async drive(person) {
      await person.tabsTo('button', 'Check my identity')
      await person.sees('tooltip', 'Takes two minutes')
      await person.presses('Tab')
      await person.sees('tooltip', 'Opens the plan’s own page')
      await person.tabsTo('button', 'Actions')
      await person.sees('tooltip', 'Three actions')
      await person.presses('Enter')
      await person.sees('menuitem', 'Pay', { focused: true })
    },
  },
  {
    component: 'RelativeTime',
    does: 'shows the exact time by the focus, and hides it by Escape',
    story: 'primitives-data-relativetime--exact',
    async drive(person) {
      await person.presses('Tab')
      await person.sees('tooltip')
      await person.presses('Escape')
      await person.misses('tooltip')
    },
  },
  {
    component: 'Toast',
    does: 'F6 leads to the toasts and back; an action closes its toast; Escape closes one',
    story: 'primitives-feedback-toast--undo',
    async drive(person) {
      const sender = ['button', 'Send a reminder']
      await person.clicks(...sender)
      await person.sees('button', 'Undo')
      await person.presses('F6')
      await person.sees('region', 'Notifications', { focused: true })
      await person.presses('F6')
      await person.sees(...sender, { focused: true })
      await person.presses('F6', 'Tab')
      await person.sees('button', 'Undo', { focused: true })
      await person.presses('Enter')
      await person.misses('button', 'Undo')
      await person.sees(...sender, { focused: true })
      await person.presses('Enter')
      await person.sees('button', 'Undo')
      await person.presses('F6', 'Tab', 'Escape')
      await person.misses('button', 'Undo')
    },
  },
  {
    component: 'Disclosure',
    does: 'opens and closes by Enter, Space and a click; what is closed cannot be reached',
    story: 'primitives-data-disclosure--default',
    async drive(person) {
      await person.tabsTo('summary')
      await person.presses('Enter')
      await person.sees('summary', undefined, { focused: true, expanded: true })
      await person.presses('Tab')
      await person.sees('link', 'Add a person', { focused: true })
      await person.presses('Shift+Tab', 'Space')
      await person.sees('summary', undefined, { focused: true, expanded: false })
      await person.readsNot('children under 26')
      await person.clicks('summary')
      await person.sees('summary', undefined, { expanded: true })
    },
  },
  {
    component: 'Disclosure',
    does: 'accordion: opening one closes the other',
    story: 'primitives-data-disclosure--accordion',
    async drive(person) {
      await person.tabsTo('summary', /When is the card charged/)
      await person.presses('Enter')
      await person.sees('summary', /When is the card charged/, { expanded: true, focused: true })
      await person.sees('summary', /Who is covered/, { expanded: false })
    },
  },
]
