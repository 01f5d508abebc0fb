/** Controls for one or several of a few options. */
export const choices = [
  {
    component: 'RadioGroup',
    does: 'chooses with the arrow keys, and leaves out what cannot be chosen',
    story: 'primitives-forms-radiogroup--keyboard',
    async drive(person, { browser }) {
      await person.tabsTo('radio', /Visa/)
      await person.presses('ArrowDown')
      await person.sees('radio', /Chequing/, { focused: true, checked: true })
      await person.presses('ArrowDown')
      if (browser === 'webkit') {
        // WebKit's radio buttons don't wrap.
        await person.sees('radio', /Chequing/, { focused: true, checked: true })
        await person.presses('ArrowUp')
      }
      await person.sees('radio', /Visa/, { focused: true, checked: true })
      await person.clicks('radio', /Chequing/)
      await person.sees('radio', /Chequing/, { checked: true })
    },
  },
  {
    component: 'ChoiceCards',
    does: 'chooses with the arrow keys and by a click on the card',
    story: 'primitives-forms-choicecards--keyboard',
    async drive(person, { browser }) {
      await person.tabsTo('radio', /Individual/)
      await person.presses('ArrowRight')
      await person.sees('radio', /Family/, { focused: true, checked: true })
      // WebKit's radio buttons don't wrap.
      await person.presses(browser === 'webkit' ? 'ArrowLeft' : 'ArrowRight')
      await person.sees('radio', /Individual/, { focused: true, checked: true })
      await person.clicks('radio', /Family/)
      await person.sees('radio', /Family/, { checked: true })
    },
  },
  {
    component: 'ChoiceCards',
    does: 'several: Space takes in and out, Tab goes from card to card',
    story: 'primitives-forms-choicecards--several',
    async drive(person) {
      await person.tabsTo('checkbox', /Credit watch/)
      await person.presses('Space')
      await person.sees('checkbox', /Credit watch/, { checked: false })
      await person.presses('Tab', 'Space')
      await person.sees('checkbox', /Restoration/, { focused: true, checked: true })
    },
  },
  {
    component: 'Select',
    does: 'chooses by the arrow keys',
    story: 'primitives-forms-select--default',
    async drive(person) {
      await person.tabsTo('combobox', 'Province')
      await person.presses('ArrowDown')
      await person.sees('combobox', 'Province', { value: 'QC', focused: true })
      await person.presses('ArrowUp')
      await person.sees('combobox', 'Province', { value: 'ON', focused: true })
    },
  },
  {
    component: 'ComboBox',
    does: 'filters without accents, goes through the options, takes one, gives up by Escape',
    story: 'primitives-forms-combobox--keyboard',
    async drive(person) {
      const field = ['combobox', 'Province']
      await person.tabsTo(...field)
      await person.types('que')
      await person.sees('option', 'Québec')
      await person.presses('ArrowDown')
      await person.sees('option', 'Québec', { active: true })
      await person.presses('Enter')
      await person.sees(...field, { focused: true, value: 'Québec', expanded: false })
      await person.presses('ArrowDown')
      await person.sees('option', 'Québec', { selected: true, active: true })
      await person.presses('ArrowDown')
      await person.sees('option', 'Saskatchewan', { active: true })
      await person.presses('ArrowDown')
      await person.sees('option', 'Alberta', { active: true })
      await person.presses('PageDown')
      await person.presses('Escape')
      await person.sees(...field, { focused: true, value: 'Québec', expanded: false })
      await person.presses('Alt+ArrowDown')
      await person.sees(...field, { expanded: true })
      await person.presses('Alt+ArrowUp')
      await person.sees(...field, { expanded: false })
    },
  },
  {
    component: 'ComboBox',
    does: 'opens and takes an option by clicks',
    story: 'primitives-forms-combobox--pointer',
    async drive(person) {
      await person.clicks('combobox', 'Province')
      await person.clicks('option', 'Manitoba')
      await person.sees('combobox', 'Province', { focused: true, value: 'Manitoba', expanded: false })
    },
  },
  {
    component: 'ComboBox',
    does: 'several: removes tags by Backspace, by Delete on a tag, and goes to them by Arrow left',
    story: 'primitives-forms-combobox--several',
    async drive(person) {
      await person.tabsTo('combobox', 'Provinces')
      await person.presses('ArrowLeft')
      await person.sees('button', 'Remove Newfoundland and Labrador', { focused: true })
      await person.presses('ArrowLeft')
      await person.sees('button', 'Remove Ontario', { focused: true })
      await person.presses('Delete')
      await person.misses('button', 'Remove Ontario')
      await person.clicks('combobox', 'Provinces')
      await person.presses('Backspace')
      await person.misses('button', 'Remove Newfoundland and Labrador')
      await person.types('nova')
      await person.presses('ArrowDown', 'Enter')
      await person.sees('button', 'Remove Nova Scotia')
    },
  },
  {
    component: 'TagGroup',
    does: 'is one stop: arrow keys go through the tags, Delete or the tag’s button removes and goes to the neighbour',
    story: 'primitives-forms-taggroup--keyboard',
    async drive(person) {
      await person.tabsTo('row', 'Urgent')
      await person.presses('ArrowRight')
      await person.sees('row', 'Identity', { focused: true })
      await person.presses('Delete')
      await person.misses('row', 'Identity')
      await person.sees('row', 'Waiting for the member', { focused: true })
      await person.presses('End')
      await person.sees('row', 'Second review', { focused: true })
      await person.presses('Home')
      await person.sees('row', 'Urgent', { focused: true })
      await person.presses('Tab')
      await person.sees('button', 'Remove Urgent', { focused: true })
      await person.presses('Enter')
      await person.misses('row', 'Urgent')
      await person.sees('row', 'Waiting for the member', { focused: true })
    },
  },
  {
    component: 'Checkbox',
    does: 'is checked by Space and by a click',
    story: 'primitives-forms-checkbox--default',
    async drive(person) {
      await person.tabsTo('checkbox')
      await person.presses('Space')
      await person.sees('checkbox', undefined, { focused: true, checked: true })
      await person.clicks('checkbox')
      await person.sees('checkbox', undefined, { checked: false })
    },
  },
  {
    component: 'Switch',
    does: 'is turned by Space and by a click',
    story: 'primitives-forms-switch--default',
    async drive(person) {
      await person.tabsTo('switch')
      await person.presses('Space')
      await person.sees('switch', undefined, { focused: true, checked: true })
      await person.clicks('switch')
      await person.sees('switch', undefined, { checked: false })
    },
  },
]
