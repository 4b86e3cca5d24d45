import { text } from 'node:stream/consumers';
import { CommandProblem } from './runCommand.ts';

/**
 * Reads a password from the terminal, twice and without showing it. When the input is piped, it reads the first line.
 */
export async function askPassword(prompt: string): Promise<string> {
  const { stdin } = process;
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/, 1)[0] ?? '';
  const password = await typedUnseen(prompt);
  if ((await typedUnseen('Once more: ')) !== password) throw new CommandProblem('The two passwords differ.');
  return password;
}

function typedUnseen(prompt: string): Promise<string> {
  const { stdin, stdout } = process;
  // Raw mode begins before the prompt is written, so that the terminal does not show the first characters either.
  stdin.setRawMode(true);
  stdout.write(prompt);
  stdin.setEncoding('utf8');
  stdin.resume();
  return new Promise((resolve, reject) => {
    let typed = '';
    const end = () => {
      stdin.off('data', onData);
      stdin.setRawMode(false);
      stdin.pause();
      stdout.write('\n');
    };
    const onData = (chunk: string) => {
      for (const character of chunk) {
        if (character === '\r' || character === '\n') {
          end();
          resolve(typed);
          return;
        }
        if (character === '\u0003' || character === '\u0004') {
          end();
          reject(new CommandProblem('No administrator was made.'));
          return;
        }
        // Terminals send Backspace as one of these two characters.
        if (character === '\u007f' || character === '\b') typed = [...typed].slice(0, -1).join('');
        else typed += character;
      }
    };
    stdin.on('data', onData);
  });
}
