import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { outrankHosts } from './scripts/css/vite-plugin.mjs'
import { testVendor } from './scripts/test-vendor.mjs'

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: ({ debugId, hash }) => `mk-${debugId ? `${debugId}_` : ''}${hash}` }),
    outrankHosts(),
    testVendor(),
  ],
  resolve: { conditions: ['@memberkit/source', ...defaultClientConditions] },
  optimizeDeps: {
    // Found late, any of these would reload a running test.
    include: [
      '@gr4vy/secure-fields',
      '@guidepup/virtual-screen-reader',
      '@internationalized/date',
      '@internationalized/number',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      '@valibot/to-json-schema',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
      '@visx/scale',
      '@visx/shape',
      'axe-core',
      'libphonenumber-js/min',
      'msw',
      'msw/browser',
      'react-aria/I18nProvider',
      'react-aria/private/spinbutton/useSpinButton',
      'react-aria/ListKeyboardDelegate',
      'react-aria/mergeProps',
      'react-aria/useButton',
      'react-aria/useCalendar',
      'react-aria/useDraggableCollection',
      'react-aria/useDroppableCollection',
      'react-aria/useRangeCalendar',
      'react-aria/useTagGroup',
      'react-aria/useTree',
      'react-dom/client',
      'react-dom/server',
      'react-stately/private/flags/flags',
      'react-stately/useCalendarState',
      'react-stately/useDraggableCollectionState',
      'react-stately/useDroppableCollectionState',
      'react-stately/useListState',
      'react-stately/useRangeCalendarState',
      'react-stately/useTreeState',
      'react/jsx-dev-runtime',
      'valibot',
      'vitest-browser-react',
      'vitest-browser-react/pure',
    ],
  },
})
