import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyOnIdle } from './lazy-on-idle.tsx';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? 'It could not be fetched.' : this.props.children;
  }
}
const Panel = ({ name }: { name: string }) => <p>Panel {name}</p>;

describe('a part that is fetched when it is needed', () => {
  it('appears as soon as it is there, and the next time at once', async () => {
    const Part = lazyOnIdle(() => Promise.resolve(Panel));
    const { unmount } = render(<Part name="one" />);
    expect(await screen.findByText('Panel one')).toBeTruthy();
    unmount();
    render(<Part name="two" />);
    expect(screen.getByText('Panel two')).toBeTruthy();
  });

  it('tells of a failure where it stands, and is fetched again the next time', async () => {
    const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
    let reachable = false;
    const Part = lazyOnIdle(() => (reachable ? Promise.resolve(Panel) : Promise.reject(new Error('offline'))));
    const { unmount } = render(
      <Boundary>
        <Part name="one" />
      </Boundary>,
    );
    expect(await screen.findByText('It could not be fetched.')).toBeTruthy();
    unmount();
    reachable = true;
    render(
      <Boundary>
        <Part name="two" />
      </Boundary>,
    );
    expect(await screen.findByText('Panel two')).toBeTruthy();
    console.mockRestore();
  });
});
