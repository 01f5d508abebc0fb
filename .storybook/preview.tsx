import '@fontsource-variable/inter/wght.css'
import '@memberkit/tokens/styles.css'
import './preview.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import { timeouts } from '../scripts/timeouts.ts'
import { checkAccessibility } from './accessibility.ts'
import { tellInFull } from './arg-types.ts'
import { checkWidths } from './check-widths.ts'
import { leaveFocusToDocs } from './docs-focus.ts'
import { DocsPage } from './DocsPage.tsx'
import { startMsw } from './msw.ts'
import { holdToPolicy, watchPolicy } from './policy.ts'
import { startPlatform, withPlatform } from './scenario.tsx'
import { withTheme } from './theme.tsx'
import { loadFonts } from './fonts.ts'
import { beginPictures, expectStill, takePictures } from './take-pictures.ts'
import { toolbars } from './toolbars.ts'

// A lazy part takes time on a server that has just started or is busy.
configure({ asyncUtilTimeout: timeouts.step })

leaveFocusToDocs()

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMsw)],
  beforeAll: loadFonts,
  beforeEach: [watchPolicy, beginPictures, startPlatform],
  afterEach: async (story) => {
    holdToPolicy()
    await expectStill(story)
    await checkAccessibility(story)
    await takePictures(story)
    await checkWidths(story)
  },
  decorators: [withPlatform, withTheme],
  argTypesEnhancers: [tellInFull],
  globalTypes: toolbars,
  initialGlobals: {
    brand: 'legal',
    scheme: 'light',
    density: 'comfortable',
    locale: 'en-US',
    direction: 'ltr',
    realm: 'story',
    network: 'fast',
  },
  parameters: {
    layout: 'fullscreen',
    docs: { container: DocsPage },
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Primitives',
          ['Layout', 'Content', 'Navigation', 'Actions', 'Forms', 'Data', 'Feedback'],
          'Compositions',
          'Foundation',
          'Parts',
          'Kits',
          ['*', ['Overview', '*']],
          '*',
        ],
      },
    },
  },
  tags: ['autodocs'],
})
