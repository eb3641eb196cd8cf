// Lets the search work on a site opened as a file, where browsers start no workers: the worker's
// script runs in a hidden frame instead, with the same messages.
"use strict";

class FrameWorker extends EventTarget {
  constructor(address) {
    super();
    this.frame = document.createElement("iframe");
    this.frame.hidden = true;
    this.ready = new Promise((resolve) => {
      document.documentElement.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      inside.importScripts = (...addresses) => Promise.all(addresses.map((at) => run(inside, at)));
      run(inside, address).then(() => resolve(inside));
    });
  }

  postMessage(data) {
    this.ready.then((inside) => inside.dispatchEvent(new inside.MessageEvent("message", { data })));
  }

  terminate() {
    this.frame.remove();
  }
}

function run(inside, address) {
  return new Promise((resolve, reject) => {
    const script = inside.document.createElement("script");
    script.src = String(address);
    script.onload = resolve;
    script.onerror = reject;
    inside.document.documentElement.append(script);
  });
}

if (location.protocol === "file:") {
  window.Worker = FrameWorker;
}
