import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => {
  // The server for which `npx vite` stands in while the pages are being written.
  const { TRICORNE_SERVER: server = 'http://127.0.0.1:8017' } = loadEnv(mode, '.', 'TRICORNE_')
  return {
    plugins: [svelte()],
    base: '/',
    logLevel: 'warn',
    build: {
      outDir: '../src/tricorne/server/web',
      emptyOutDir: true,
      assetsDir: 'assets',
      // Everything is a file of its own: the content security policy knows no inline data but pictures.
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      modulePreload: { polyfill: false },
      target: 'es2022',
    },
    test: { environment: 'happy-dom', include: ['tests/*.test.ts'] },
    // Svelte has another face for servers; the tests are a browser.
    ...(mode === 'test' ? { resolve: { conditions: ['browser'] } } : {}),
    server: {
      // The catalogues lie beside the server that says the same words.
      fs: { allow: ['.', '../src/tricorne/words'] },
      proxy: { '/api': { target: server, ws: true } },
    },
  }
})
