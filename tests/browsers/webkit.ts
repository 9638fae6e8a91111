import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { type Browser, type Driver, pageScripts } from './driver.ts';

const window = join(import.meta.dirname, 'webkit-window.py');

/** A screen without a monitor. @returns its name, such as ":99" */
const startScreen = async (started: ChildProcess[]) => {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  started.push(screen);
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
};

/** WebKitGTK, the nearest to Safari that runs here, by the classic WebDriver: it knows no WebDriver BiDi yet. */
export const startWebKit = async (): Promise<Browser> => {
  const started: ChildProcess[] = [];
  const stop = () => started.forEach((one) => one.kill('SIGTERM'));
  process.once('exit', stop);
  const home = await mkdtemp(join(tmpdir(), 'kancil-webkit-'));
  const port = await freePort();
  const env = {
    ...process.env,
    HOME: home,
    DISPLAY: await startScreen(started),
    // It draws in memory, and its sandbox does not start as root.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  // Without a window manager no window has the focus.
  started.push(spawn('evilwm', ['-bw', '0'], { env, stdio: 'ignore' }));
  started.push(
    spawn(process.env['WEBKIT'] ?? 'WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }),
  );
  const service = `http://127.0.0.1:${port}`;
  // Right after its start it listens to nobody yet.
  await vi.waitFor(() => fetch(`${service}/status`), { timeout: 20_000 });
  return {
    async visit({ width, height }) {
      const builder = new Builder().usingServer(service).withCapabilities({
        browserName: 'webkit-window',
        'webkitgtk:browserOptions': { binary: window, args: pageScripts },
      });
      const driver = await builder.build();
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      const find = async (element: string) => {
        const found = await driver.executeScript<WebElement | null>(`return ${element}`);
        if (!found) throw new Error(`no element: ${element}`);
        return found;
      };
      return {
        goto: (url) => driver.get(url),
        url: () => driver.getCurrentUrl(),
        evaluate: (expression) => driver.executeScript(`return ${expression}`),
        click: async (element) => (await find(element)).click(),
        type: async (element, text) => (await find(element)).sendKeys(text),
        press: (key) =>
          driver
            .actions()
            .sendKeys(Key[key === 'Escape' ? 'ESCAPE' : 'NULL'])
            .perform(),
        upload: async (element, file) => (await find(element)).sendKeys(file),
        screenshot: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
        close: () => driver.quit(),
      } satisfies Driver;
    },
    async close() {
      stop();
      process.off('exit', stop);
      await rm(home, { recursive: true, force: true });
    },
  };
};
