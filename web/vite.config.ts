import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

/** Multiply all font sizes by the text size setting (`--text`). */
const textSize = {
  postcssPlugin: 'text-size',
  Declaration(declaration: { prop: string; value: string }) {
    if (!/^font(-size)?$/.test(declaration.prop) || declaration.value.includes('var(--text)')) return
    declaration.value = declaration.value.replace(/\d*\.?\d+px/g, (size) => `calc(${size} * var(--text))`)
  },
}

export default defineConfig(({ mode }) => {
  // The server to which `npx vite` proxies the API during development.
  const { TRICORNE_SERVER: server = 'http://127.0.0.1:8017' } = loadEnv(mode, '.', 'TRICORNE_')
  return {
    plugins: [svelte()],
    base: '/',
    worker: { format: 'es' },
    css: { postcss: { plugins: [textSize] } },
    logLevel: 'warn',
    build: {
      outDir: '../src/tricorne/server/web',
      emptyOutDir: true,
      // The API reference is a separate page, so that no other page loads Swagger UI.
      rolldownOptions: { input: { index: 'index.html', docs: 'docs.html' } },
      chunkSizeWarningLimit: 2000,
      assetsDir: 'assets',
      // No inlined assets: the content security policy allows inline data for pictures only.
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      modulePreload: { polyfill: false },
      target: 'es2022',
    },
    // However busy the machine is: only a test that hangs is stopped.
    test: { environment: 'happy-dom', include: ['tests/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
    // Test Svelte's browser build, not its server build.
    ...(mode === 'test' ? { resolve: { conditions: ['browser'] } } : {}),
    server: {
      // The catalogues and the rules are outside this folder, in the Python package.
      fs: { allow: ['.', '../src/tricorne/i18n', '../src/tricorne/backends/modules'] },
      proxy: { '/api': { target: server, ws: true } },
    },
  }
})
