import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

/** Let every size of a font follow the size of the text that was chosen (`--text`), wherever it is written. */
const textSize = {
  postcssPlugin: 'text-size',
  Declaration(declaration: { prop: string; value: string }) {
    if (!/^font(-size)?$/.test(declaration.prop) || declaration.value.includes('var(--text)')) return
    declaration.value = declaration.value.replace(/\d*\.?\d+px/g, (size) => `calc(${size} * var(--text))`)
  },
}

export default defineConfig(({ mode }) => {
  // The server for which `npx vite` stands in while the pages are being written.
  const { TRICORNE_SERVER: server = 'http://127.0.0.1:8017' } = loadEnv(mode, '.', 'TRICORNE_')
  return {
    plugins: [svelte()],
    base: '/',
    css: { postcss: { plugins: [textSize] } },
    logLevel: 'warn',
    build: {
      outDir: '../src/tricorne/server/web',
      emptyOutDir: true,
      // The API reference is a page of its own: no other page loads its megabyte of Swagger UI.
      rolldownOptions: { input: { index: 'index.html', docs: 'docs.html' } },
      chunkSizeWarningLimit: 2000,
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
      fs: { allow: ['.', '../src/tricorne/i18n'] },
      proxy: { '/api': { target: server, ws: true } },
    },
  }
})
