import { brandNames, densities } from '@memberkit/tokens'

type Icon = 'paintbrush' | 'contrast' | 'component' | 'globe' | 'transfer' | 'user' | 'lightning'

function toolbar(title: string, icon: Icon, items: readonly (string | { value: string; title: string })[]) {
  return { description: title, toolbar: { title, icon, items: [...items], dynamicTitle: true } }
}

/** The toolbars of Storybook. The realm `story` keeps the scenario's. */
export const toolbars = {
  brand: toolbar('Brand', 'paintbrush', brandNames),
  scheme: toolbar('Scheme', 'contrast', ['light', 'dark', 'auto']),
  density: toolbar('Density', 'component', densities),
  locale: toolbar('Locale', 'globe', [
    'en-US',
    'en-CA',
    'fr-CA',
    'es-US',
    { value: 'pseudo', title: 'Pseudo (+35 %)' },
  ]),
  direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
  realm: toolbar('Realm', 'user', [
    { value: 'story', title: 'Realm of the story' },
    'User',
    'Internal',
    'Partner',
    'GroupAdmin',
  ]),
  network: toolbar('Network', 'lightning', [
    { value: 'fast', title: 'Fast' },
    { value: 'slow', title: 'Slow (2 s)' },
    { value: 'offline', title: 'Offline' },
    { value: 'failing', title: 'Every answer 503' },
  ]),
}
