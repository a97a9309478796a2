/** The countdown until a complete turn is confirmed automatically. */

const SECONDS = 4;

export class Countdown {
  left = $state(0);

  constructor(isRunning: () => boolean, done: () => void) {
    $effect(() => {
      if (!isRunning()) {
        this.left = 0;
        return;
      }
      this.left = SECONDS;
      const timer = setInterval(() => {
        this.left -= 1;
        if (this.left > 0) return;
        clearInterval(timer);
        done();
      }, 1000);
      return () => clearInterval(timer);
    });
  }
}
