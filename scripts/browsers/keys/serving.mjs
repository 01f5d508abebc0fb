/** Staff and a law firm at work by keyboard, over the mock platform. */
export const serving = [
  {
    component: 'ResolutionQueue',
    does: 'single keys move, select, search and open the list of keys; in a field they are letters',
    story: 'kits-resolutions-queue--default',
    async drive(person) {
      await person.sees('checkbox', 'Select case RES-101001')
      await person.presses('j', 'x')
      await person.sees('checkbox', 'Select case RES-101015', { checked: true })
      await person.presses('/')
      await person.sees('searchbox', /Search/, { focused: true })
      await person.types('jx')
      await person.sees('searchbox', /Search/, { value: 'jx' })
      await person.misses('dialog')
    },
  },
  {
    component: 'ResolutionQueue',
    does: 'single keys can be switched off, and on again',
    story: 'kits-resolutions-queue--default',
    async drive(person) {
      await person.sees('checkbox', 'Select case RES-101001')
      await person.presses('?')
      await person.sees('dialog', /shortcuts/i)
      await person.sees('switch', 'Use single-key shortcuts', { focused: true })
      await person.presses('Space')
      await person.sees('switch', 'Use single-key shortcuts', { checked: false })
      await person.presses('Escape')
      await person.misses('dialog')
      await person.presses('j', 'x')
      await person.sees('checkbox', 'Select case RES-101015', { checked: false })
      await person.clicks('button', 'Keyboard shortcuts')
      await person.sees('switch', 'Use single-key shortcuts', { focused: true })
      await person.presses('Space', 'Escape')
      await person.misses('dialog')
      await person.presses('j', 'x')
      await person.sees('checkbox', 'Select case RES-101015', { checked: true })
    },
  },
  {
    component: 'ResolutionCase',
    does: 'a note that is written, sent and taken back; Escape leaves a dialog, and the focus returns',
    story: 'kits-resolutions-case--internal-open-case',
    async drive(person) {
      await person.tabsTo('button', 'Change status')
      await person.presses('Enter')
      await person.sees('dialog', /status/i)
      await person.presses('Escape')
      await person.misses('dialog')
      await person.sees('button', 'Change status', { focused: true })
      await person.presses('i')
      await person.sees('textbox', 'Internal-only note', { focused: true })
      await person.types('Called at noon: a s n j')
      await person.tabsTo('button', 'Add internal note')
      await person.presses('Enter')
      await person.tabsTo('button', 'Undo')
      await person.presses('Enter')
      await person.sees('textbox', 'Internal-only note', { value: 'Called at noon: a s n j' })
    },
  },
  {
    component: 'BranchEditor',
    does: 'change, review and save with the keyboard',
    story: 'kits-branches-brancheditor--complete-branch',
    async drive(person) {
      await person.tabsTo('textbox', 'Website', { most: 80 })
      await person.presses('Control+a')
      await person.types('https://example.com/by-key')
      await person.tabsTo('button', 'Review and save', { most: 300 })
      await person.presses('Enter')
      await person.sees('dialog', /./)
      await person.tabsTo('button', 'Save changes')
      await person.presses('Enter')
      await person.misses('dialog')
      await person.reads('All changes saved')
    },
  },
  {
    component: 'HoursFields',
    does: 'a time is typed, understood and stepped by a quarter of an hour',
    story: 'kits-branches-hours--split-and-overnight-hours',
    async drive(person) {
      await person.tabsTo('textbox', 'Opens', { most: 60 })
      await person.presses('Control+a')
      await person.types('930')
      await person.presses('ArrowUp')
      await person.sees('textbox', 'Opens', { value: /^9:45/ })
      await person.presses('ArrowDown', 'Tab')
      await person.sees('textbox', 'Opens', { value: /^9:30/ })
    },
  },
]
