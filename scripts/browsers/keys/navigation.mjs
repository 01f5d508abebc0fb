export const navigation = [
  {
    component: 'Tabs',
    does: 'shows panels by arrow keys, Home and End, and by a click',
    story: 'primitives-navigation-tabs--default',
    async drive(person) {
      await person.tabsTo('tab', 'Facts')
      await person.presses('ArrowRight')
      await person.sees('tab', /People/, { focused: true, selected: true })
      await person.reads('Ada Example and two others.')
      await person.presses('Home', 'ArrowLeft')
      await person.sees('tab', 'History', { focused: true, selected: true })
      await person.presses('ArrowLeft')
      await person.sees('tab', 'Billing', { focused: true, selected: false })
      await person.reads('Nothing can be billed')
      await person.presses('Escape')
      await person.readsNot('Nothing can be billed')
      await person.presses('ArrowLeft')
      await person.sees('tab', /Documents/, { focused: true, selected: true })
      await person.clicks('tab', 'Facts')
      await person.reads('A lease that ends in June.')
      await person.presses('End')
      await person.sees('tab', 'History', { focused: true, selected: true })
      await person.presses('Tab')
      await person.sees('tabpanel', 'History', { focused: true })
    },
  },
  {
    component: 'Tabs',
    does: 'manual activation: Enter and Space show the panel, which keeps what was typed',
    story: 'primitives-navigation-tabs--manual',
    async drive(person) {
      await person.clicks('textbox', 'Note')
      await person.types('Call back')
      await person.tabsTo('tab', 'Note', { key: 'Shift+Tab' })
      await person.sees('tab', 'Note', { focused: true })
      await person.presses('ArrowRight')
      await person.sees('tab', 'History', { focused: true, selected: false })
      await person.presses('Enter')
      await person.sees('tabpanel', 'History')
      await person.presses('ArrowLeft', 'Space')
      await person.sees('textbox', 'Note', { value: 'Call back' })
    },
  },
  {
    component: 'AppShell',
    does: 'leads from the skip link to the content; in a narrow window opens and closes the sheet',
    story: 'primitives-layout-appshell--default',
    async drive(person, { page }) {
      await person.presses('Tab')
      await person.sees('link', 'Skip to the content', { focused: true })
      await person.presses('Enter')
      await person.sees('main', undefined, { focused: true })
      await page.resize({ width: 600, height: 768 })
      await person.clicks('button', 'Menu')
      await person.sees('dialog', 'Menu')
      await person.presses('Escape')
      await person.misses('dialog', 'Menu')
      await person.sees('button', 'Menu', { focused: true })
      await person.presses('Enter')
      await person.sees('dialog', 'Menu')
      await person.clicks('button', 'Close the menu')
      await person.misses('dialog', 'Menu')
    },
  },
  {
    component: 'Wizard',
    does: 'leaves a step by Enter, with the focus on the next heading; refuses a step that is not in order',
    story: 'primitives-navigation-wizard--default',
    async drive(person) {
      await person.clicks('button', 'Continue')
      await person.reads('Enter your name')
      await person.clicks('textbox', 'Name')
      await person.types('Ada Example')
      await person.presses('Enter')
      await person.sees('heading', /How would you like to pay/, { focused: true })
      await person.tabsTo('textbox', 'Name on the card')
      await person.types('Ada Example')
      await person.presses('Enter')
      await person.sees('heading', /Review your details/, { focused: true })
      await person.clicks('button', 'Change Contact')
      await person.sees('textbox', 'Name', { value: 'Ada Example' })
    },
  },
  {
    component: 'Stepper',
    does: 'leads back to steps that were reached',
    story: 'primitives-navigation-stepper--keyboard',
    async drive(person) {
      await person.tabsTo('button', /Contact/)
      await person.presses('Tab')
      await person.sees('button', /Plan/, { focused: true })
      await person.presses('Enter')
      await person.sees('button', /Plan/, { focused: true })
    },
  },
  {
    component: 'Pagination',
    does: 'turns the page by click and Enter, and keeps the focus',
    story: 'primitives-navigation-pagination--default',
    async drive(person) {
      await person.clicks('button', 'Next page')
      await person.reads('26–50 of 500')
      await person.presses('Enter')
      await person.reads('51–75 of 500')
      await person.sees('button', 'Page 3', { current: 'page' })
      await person.presses('Space')
      await person.reads('76–100 of 500')
    },
  },
  {
    component: 'SideNav',
    does: 'folds and unfolds a group by Enter and Space',
    story: 'primitives-navigation-sidenav--keyboard',
    async drive(person) {
      await person.tabsTo('summary', /Billing/)
      await person.presses('Enter')
      await person.sees('summary', /Billing/, { focused: true, expanded: false })
      await person.presses('Space')
      await person.sees('summary', /Billing/, { focused: true, expanded: true })
      await person.presses('Tab')
      await person.sees('link', /Invoices/, { focused: true })
    },
  },
]
