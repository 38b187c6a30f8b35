import {
  createTerminalScreen
} from "/assets/c-q6s455r0.js";
import {
  require_react,
  require_jsx_dev_runtime
} from "/assets/c-ahdssh43.js";
import {
  __toESM
} from "/assets/c-kdgv96xs.js";

// islands/player/terminal-picture.tsx
var import_react = __toESM(require_react(), 1);
var jsx_dev_runtime = __toESM(require_jsx_dev_runtime(), 1);
var FONT_PX = 14;
function TerminalPicture(picture) {
  const { scrollback, label } = picture;
  const host = import_react.useRef(null);
  const terminal = import_react.useRef(null);
  import_react.useEffect(() => {
    if (!host.current)
      return;
    const screen = createTerminalScreen({
      host: host.current,
      scrollback,
      fontSize: FONT_PX,
      label,
      onInput: () => {},
      onKey: () => false
    });
    terminal.current = screen;
    const observer = new ResizeObserver(() => screen.fitFont());
    observer.observe(host.current);
    return () => {
      observer.disconnect();
      terminal.current = null;
      screen.dispose();
    };
  }, []);
  import_react.useImperativeHandle(picture.ref, () => ({
    async draw(message) {
      await terminal.current?.draw(message);
      if (message.kind === "terminalSnapshot" || message.kind === "terminalSize")
        terminal.current?.fitFont();
    }
  }), []);
  return /* @__PURE__ */ jsx_dev_runtime.jsxDEV("div", {
    className: "remote-terminal",
    ref: host
  }, undefined, false, undefined, this);
}
export {
  TerminalPicture
};

//# debugId=D007C05A4C331FA064756E2164756E21
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vLi4vaXNsYW5kcy9wbGF5ZXIvdGVybWluYWwtcGljdHVyZS50c3giXSwKICAic291cmNlc0NvbnRlbnQiOiBbCiAgICAiLyoqIFRoZSBwaWN0dXJlIG9mIGEgcmVjb3JkZWQgdGVybWluYWwsIHdoaWNoIHRha2VzIG5vIGtleXMuICovXG5pbXBvcnQgeyB0eXBlIFJlZiwgdXNlRWZmZWN0LCB1c2VJbXBlcmF0aXZlSGFuZGxlLCB1c2VSZWYgfSBmcm9tIFwicmVhY3RcIlxuaW1wb3J0IHsgY3JlYXRlVGVybWluYWxTY3JlZW4sIHR5cGUgVGVybWluYWxTY3JlZW4gfSBmcm9tIFwiLi4vc2NyZWVuL3Rlcm1pbmFsLXNjcmVlbi50c1wiXG5pbXBvcnQgdHlwZSB7IFBpY3R1cmVIYW5kbGUgfSBmcm9tIFwiLi9waWN0dXJlcy50c3hcIlxuXG4vKiogUGl4ZWxzIGJlZm9yZSB0aGUgZmlyc3QgZml0LiAqL1xuY29uc3QgRk9OVF9QWCA9IDE0XG5cbmV4cG9ydCBmdW5jdGlvbiBUZXJtaW5hbFBpY3R1cmUocGljdHVyZTogeyByZWY6IFJlZjxQaWN0dXJlSGFuZGxlPjsgc2Nyb2xsYmFjazogbnVtYmVyOyBsYWJlbDogc3RyaW5nIH0pIHtcbiAgY29uc3QgeyBzY3JvbGxiYWNrLCBsYWJlbCB9ID0gcGljdHVyZVxuICBjb25zdCBob3N0ID0gdXNlUmVmPEhUTUxEaXZFbGVtZW50PihudWxsKVxuICBjb25zdCB0ZXJtaW5hbCA9IHVzZVJlZjxUZXJtaW5hbFNjcmVlbiB8IG51bGw+KG51bGwpXG5cbiAgLy8gYmlvbWUtaWdub3JlIGxpbnQvY29ycmVjdG5lc3MvdXNlRXhoYXVzdGl2ZURlcGVuZGVuY2llczogb25lIHRlcm1pbmFsIGZvciB0aGUgbGlmZSBvZiB0aGUgcGxheWVyXG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgaWYgKCFob3N0LmN1cnJlbnQpIHJldHVyblxuICAgIGNvbnN0IHNjcmVlbiA9IGNyZWF0ZVRlcm1pbmFsU2NyZWVuKHtcbiAgICAgIGhvc3Q6IGhvc3QuY3VycmVudCxcbiAgICAgIHNjcm9sbGJhY2ssXG4gICAgICBmb250U2l6ZTogRk9OVF9QWCxcbiAgICAgIGxhYmVsLFxuICAgICAgb25JbnB1dDogKCkgPT4ge30sXG4gICAgICAvLyBLZXlzIGFyZSB0aGUgcGxheWVyJ3M6IHRoZXkgc2VlayBhbmQgcGF1c2UuXG4gICAgICBvbktleTogKCkgPT4gZmFsc2UsXG4gICAgfSlcbiAgICB0ZXJtaW5hbC5jdXJyZW50ID0gc2NyZWVuXG4gICAgY29uc3Qgb2JzZXJ2ZXIgPSBuZXcgUmVzaXplT2JzZXJ2ZXIoKCkgPT4gc2NyZWVuLmZpdEZvbnQoKSlcbiAgICBvYnNlcnZlci5vYnNlcnZlKGhvc3QuY3VycmVudClcbiAgICByZXR1cm4gKCkgPT4ge1xuICAgICAgb2JzZXJ2ZXIuZGlzY29ubmVjdCgpXG4gICAgICB0ZXJtaW5hbC5jdXJyZW50ID0gbnVsbFxuICAgICAgc2NyZWVuLmRpc3Bvc2UoKVxuICAgIH1cbiAgfSwgW10pXG5cbiAgdXNlSW1wZXJhdGl2ZUhhbmRsZShcbiAgICBwaWN0dXJlLnJlZixcbiAgICAoKSA9PiAoe1xuICAgICAgYXN5bmMgZHJhdyhtZXNzYWdlKSB7XG4gICAgICAgIGF3YWl0IHRlcm1pbmFsLmN1cnJlbnQ/LmRyYXcobWVzc2FnZSlcbiAgICAgICAgaWYgKG1lc3NhZ2Uua2luZCA9PT0gXCJ0ZXJtaW5hbFNuYXBzaG90XCIgfHwgbWVzc2FnZS5raW5kID09PSBcInRlcm1pbmFsU2l6ZVwiKVxuICAgICAgICAgIHRlcm1pbmFsLmN1cnJlbnQ/LmZpdEZvbnQoKVxuICAgICAgfSxcbiAgICB9KSxcbiAgICBbXSxcbiAgKVxuXG4gIHJldHVybiA8ZGl2IGNsYXNzTmFtZT1cInJlbW90ZS10ZXJtaW5hbFwiIHJlZj17aG9zdH0gLz5cbn1cbiIKICBdLAogICJtYXBwaW5ncyI6ICI7Ozs7Ozs7Ozs7OztBQUNBOztBQUtBLElBQU0sVUFBVTtBQUVULFNBQVMsZUFBZSxDQUFDLFNBQXlFO0FBQUEsRUFDdkcsUUFBUSxZQUFZLFVBQVU7QUFBQSxFQUM5QixNQUFNLE9BQU8sb0JBQXVCLElBQUk7QUFBQSxFQUN4QyxNQUFNLFdBQVcsb0JBQThCLElBQUk7QUFBQSxFQUduRCx1QkFBVSxNQUFNO0FBQUEsSUFDZCxJQUFJLENBQUMsS0FBSztBQUFBLE1BQVM7QUFBQSxJQUNuQixNQUFNLFNBQVMscUJBQXFCO0FBQUEsTUFDbEMsTUFBTSxLQUFLO0FBQUEsTUFDWDtBQUFBLE1BQ0EsVUFBVTtBQUFBLE1BQ1Y7QUFBQSxNQUNBLFNBQVMsTUFBTTtBQUFBLE1BRWYsT0FBTyxNQUFNO0FBQUEsSUFDZixDQUFDO0FBQUEsSUFDRCxTQUFTLFVBQVU7QUFBQSxJQUNuQixNQUFNLFdBQVcsSUFBSSxlQUFlLE1BQU0sT0FBTyxRQUFRLENBQUM7QUFBQSxJQUMxRCxTQUFTLFFBQVEsS0FBSyxPQUFPO0FBQUEsSUFDN0IsT0FBTyxNQUFNO0FBQUEsTUFDWCxTQUFTLFdBQVc7QUFBQSxNQUNwQixTQUFTLFVBQVU7QUFBQSxNQUNuQixPQUFPLFFBQVE7QUFBQTtBQUFBLEtBRWhCLENBQUMsQ0FBQztBQUFBLEVBRUwsaUNBQ0UsUUFBUSxLQUNSLE9BQU87QUFBQSxVQUNDLElBQUksQ0FBQyxTQUFTO0FBQUEsTUFDbEIsTUFBTSxTQUFTLFNBQVMsS0FBSyxPQUFPO0FBQUEsTUFDcEMsSUFBSSxRQUFRLFNBQVMsc0JBQXNCLFFBQVEsU0FBUztBQUFBLFFBQzFELFNBQVMsU0FBUyxRQUFRO0FBQUE7QUFBQSxFQUVoQyxJQUNBLENBQUMsQ0FDSDtBQUFBLEVBRUEsdUJBQU8sdUJBQUMsT0FBRDtBQUFBLElBQUssV0FBVTtBQUFBLElBQWtCLEtBQUs7QUFBQSxLQUF0QyxpQ0FBNEM7QUFBQTsiLAogICJkZWJ1Z0lkIjogIkQwMDdDMDVBNEMzMzFGQTA2NDc1NkUyMTY0NzU2RTIxIiwKICAibmFtZXMiOiBbXQp9
