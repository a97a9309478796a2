// Evaluated in a page: returns a line for each element that overflows sideways or whose text is cut off.
// Elements under `data-clips` may clip: a marquee, a picture that fills its frame.
() => {
  // Allows for rounding errors of half a pixel.
  const SLACK = 1.5;
  const width = document.documentElement.clientWidth;
  const found = new Set();

  const name = (element) => {
    const own = element.id ? `#${element.id}` : [...element.classList].map((one) => `.${one}`).join('');
    return `${element.localName}${own}`;
  };
  const report = (element, why) => {
    const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
    found.add(`${name(element.parentElement ?? element)} > ${name(element)} "${text}": ${why}`);
  };
  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';

  const isVisible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // The usual ways to hide text from all but screen readers: one pixel, or clipped.
  const isScreenReaderOnly = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const box = at.getBoundingClientRect();
      const own = style(at);
      if (own.clipPath.startsWith('inset(50%') || own.clip.startsWith('rect(')) return true;
      if (cuts(own.overflowX) && box.width <= 1.5 && box.height <= 1.5) return true;
    }
    return false;
  };
  const textBoxes = (element) => {
    const boxes = [];
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    return boxes.filter((box) => box.width > 0);
  };

  // The ancestor that clips the box, if any; scrollable ancestors can still show it.
  const cutBy = (element, box) => {
    let across = true;
    let along = true;
    const letters = Math.max(SLACK, box.height * 0.25); // letters may be taller than their line
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const own = style(at);
      if (own.display === 'inline' || own.display === 'contents') continue;
      const frame = at.getBoundingClientRect();
      if (across && scrolls(own.overflowX)) across = false;
      if (along && scrolls(own.overflowY)) along = false;
      if (across && cuts(own.overflowX) && (box.left < frame.left - SLACK || box.right > frame.right + SLACK)) return at;
      if (along && cuts(own.overflowY) && (box.top < frame.top - letters || box.bottom > frame.bottom + letters)) return at;
      if (own.position === 'fixed') break;
    }
    return null;
  };
  const scrollsSideways = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (scrolls(style(at).overflowX) || cuts(style(at).overflowX)) return true;
      if (style(at).position === 'fixed') return false;
    }
    return false;
  };

  if (document.documentElement.scrollWidth > innerWidth) {
    found.add(`the page is ${document.documentElement.scrollWidth} wide, the window ${innerWidth}`);
  }
  for (const element of document.body.querySelectorAll('*')) {
    const inPicture = element.ownerSVGElement !== undefined && element.ownerSVGElement !== null;
    if (inPicture && element.localName !== 'text') continue;
    if (element.closest('[data-clips]') || !isVisible(element) || isScreenReaderOnly(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    if ((box.right > width + SLACK || box.left < -SLACK) && !scrollsSideways(element)) {
      report(element, `from ${Math.round(box.left)} to ${Math.round(box.right)}, the window ends at ${width}`);
    }
    const boxes = textBoxes(element);
    if (!boxes.length) continue;
    if (inPicture) {
      const picture = element.ownerSVGElement.getBoundingClientRect();
      if (box.left < picture.left - SLACK || box.right > picture.right + SLACK) report(element, 'overflows its picture');
      continue;
    }
    const cutter = boxes.map((one) => cutBy(element, one)).find(Boolean);
    if (cutter) report(element, `cut off by ${name(cutter)}`);
    const inline = style(element).display === 'inline';
    if (!inline && !scrolls(style(element).overflowX) && element.scrollWidth > element.clientWidth + SLACK) {
      report(element, `text ${element.scrollWidth} wide in ${element.clientWidth}`);
    }
  }
  return [...found];
}
