import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['@memberkit/source', ...defaultClientConditions] },
  optimizeDeps: {
    // Found late, any of these would reload a running test.
    include: [
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      '@valibot/to-json-schema',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
      'axe-core',
      'msw',
      'msw/browser',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'valibot',
    ],
  },
})
