import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { catalogues } from './plugins/catalogues.ts'
import { colours } from './plugins/colours.ts'
import { element } from './plugins/element.ts'
import { staticFolder } from './plugins/static.ts'
import { way } from './plugins/way.ts'
import { worker } from './plugins/worker.ts'
import type { Plugin } from 'vite'
import { defineConfig, type ViteUserConfig as UserConfig } from 'vitest/config'

const OUTPUT = '../src/schiltrom/web'
const COMPRESSED = /\.(html|js|css|svg|webmanifest|json)$/
const SERVER = process.env.SCHILTROM_SERVER ?? 'http://127.0.0.1:8297'

/** Writes each text file a second and a third time, compressed, so that the server need not. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    writeBundle() {
      for (const name of readdirSync(OUTPUT, { recursive: true, encoding: 'utf8' })) {
        const path = join(OUTPUT, name)
        if (!statSync(path).isFile() || !COMPRESSED.test(name)) continue
        const plain = readFileSync(path)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }))
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }))
      }
    },
  }
}

/** `vite build --mode element`: the board for other people's pages, one file. */
const ELEMENT: UserConfig = {
  plugins: [catalogues(), colours(), svelte(), element()],
  publicDir: false,
  build: {
    rolldownOptions: { input: 'src/element/board.ts', output: { entryFileNames: 'schiltrom-board.js' } },
    modulePreload: { polyfill: false },
    outDir: '../build/static/element',
    emptyOutDir: true,
    cssCodeSplit: false,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // that know light-dark(): what stands in for it needs the page's root
  },
}

/** `vite build --mode static`: the game without a server, a folder that any web server can serve from any path. */
export default defineConfig(({ mode }) => {
  if (mode === 'element') return ELEMENT
  const isStatic = mode === 'static'
  return {
    base: isStatic ? './' : '/',
    plugins: [
      way(isStatic),
      catalogues(),
      colours(),
      svelte(),
      ...(isStatic ? staticFolder() : [worker(), precompressed()]),
    ],
    worker: { format: 'es' },
    build: {
      outDir: isStatic ? '../dist/static' : OUTPUT,
      emptyOutDir: true,
      assetsInlineLimit: 0, // the server's policy lets no data: in
      modulePreload: { polyfill: false },
      target: 'es2022',
    },
    server: {
      fs: { allow: ['..'] },
      proxy: { '/api': { target: SERVER, ws: true } },
    },
    test: {
      environment: 'happy-dom',
      include: ['src/**/*.test.ts'],
    },
    resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  }
})
