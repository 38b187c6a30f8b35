import {
  Icon
} from "/assets/c-zkxbvzmr.js";
import {
  require_jsx_dev_runtime
} from "/assets/c-ahdssh43.js";
import {
  __toESM
} from "/assets/c-kdgv96xs.js";

// src/web/button.tsx
var jsx_dev_runtime = __toESM(require_jsx_dev_runtime(), 1);
function Button({
  kind = "secondary",
  icon,
  disabledReason: refused,
  children,
  ...rest
}) {
  const attributes = refused ? { type: "button", "aria-disabled": true, title: refused } : rest;
  return /* @__PURE__ */ jsx_dev_runtime.jsxDEV("button", {
    type: "button",
    ...attributes,
    className: `button button-${kind}`,
    children: [
      icon && /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Icon, {
        name: icon
      }, undefined, false, undefined, this),
      children
    ]
  }, undefined, true, undefined, this);
}
function IconButton({
  label,
  icon,
  ...rest
}) {
  return /* @__PURE__ */ jsx_dev_runtime.jsxDEV("button", {
    type: "button",
    ...rest,
    className: "icon-button",
    "aria-label": label,
    title: label,
    children: /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Icon, {
      name: icon
    }, undefined, false, undefined, this)
  }, undefined, false, undefined, this);
}
function ButtonLink({
  href,
  kind = "secondary",
  icon,
  autoFocus,
  children,
  ...rest
}) {
  const focus = autoFocus ? { "data-autofocus": "" } : {};
  return /* @__PURE__ */ jsx_dev_runtime.jsxDEV("a", {
    href,
    ...rest,
    ...focus,
    className: `button button-${kind}`,
    children: [
      icon && /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Icon, {
        name: icon
      }, undefined, false, undefined, this),
      children
    ]
  }, undefined, true, undefined, this);
}

export { Button, IconButton, ButtonLink };

//# debugId=870B9DCAF74F521864756E2164756E21
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vLi4vc3JjL3dlYi9idXR0b24udHN4Il0sCiAgInNvdXJjZXNDb250ZW50IjogWwogICAgIi8qKiBCdXR0b25zIGFuZCBsaW5rcyBzdHlsZWQgYXMgYnV0dG9ucy4gT25lIHByaW1hcnkgYWN0aW9uIHBlciB2aWV3OyBhIGRpc2FibGVkIG9uZSBzaG93cyB0aGUgcmVhc29uLiAqL1xuaW1wb3J0IHR5cGUgeyBCdXR0b25IVE1MQXR0cmlidXRlcywgUmVhY3ROb2RlIH0gZnJvbSBcInJlYWN0XCJcbmltcG9ydCB7IEljb24sIHR5cGUgSWNvbk5hbWUgfSBmcm9tIFwiLi9pY29uLnRzeFwiXG5cbmV4cG9ydCB0eXBlIEJ1dHRvbktpbmQgPSBcInByaW1hcnlcIiB8IFwic2Vjb25kYXJ5XCIgfCBcInF1aWV0XCIgfCBcImRhbmdlclwiXG5cbnR5cGUgQnV0dG9uU3R5bGUgPSB7XG4gIGtpbmQ/OiBCdXR0b25LaW5kXG4gIGljb24/OiBJY29uTmFtZVxuICAvKiogV2h5IHRoZSBhY3Rpb24gaXMgaW1wb3NzaWJsZSBub3c6IHRoZSBidXR0b24gc3RheXMgZm9jdXNhYmxlLCBpcyBncmV5ZWQsIGFuZCBzaG93cyB0aGlzIGFzIGl0cyB0b29sdGlwLiAqL1xuICBkaXNhYmxlZFJlYXNvbj86IHN0cmluZ1xuICBjaGlsZHJlbj86IFJlYWN0Tm9kZVxufVxuXG50eXBlIEJ1dHRvblByb3BzID0gQnV0dG9uU3R5bGUgJlxuICBCdXR0b25IVE1MQXR0cmlidXRlczxIVE1MQnV0dG9uRWxlbWVudD4gJlxuICBSZWNvcmQ8YGh4LSR7c3RyaW5nfWAsIHN0cmluZyB8IHVuZGVmaW5lZD5cblxuZXhwb3J0IGZ1bmN0aW9uIEJ1dHRvbih7XG4gIGtpbmQgPSBcInNlY29uZGFyeVwiLFxuICBpY29uLFxuICBkaXNhYmxlZFJlYXNvbjogcmVmdXNlZCxcbiAgY2hpbGRyZW4sXG4gIC4uLnJlc3Rcbn06IEJ1dHRvblByb3BzKSB7XG4gIGNvbnN0IGF0dHJpYnV0ZXMgPSByZWZ1c2VkID8geyB0eXBlOiBcImJ1dHRvblwiIGFzIGNvbnN0LCBcImFyaWEtZGlzYWJsZWRcIjogdHJ1ZSwgdGl0bGU6IHJlZnVzZWQgfSA6IHJlc3RcbiAgcmV0dXJuIChcbiAgICA8YnV0dG9uIHR5cGU9XCJidXR0b25cIiB7Li4uYXR0cmlidXRlc30gY2xhc3NOYW1lPXtgYnV0dG9uIGJ1dHRvbi0ke2tpbmR9YH0+XG4gICAgICB7aWNvbiAmJiA8SWNvbiBuYW1lPXtpY29ufSAvPn1cbiAgICAgIHtjaGlsZHJlbn1cbiAgICA8L2J1dHRvbj5cbiAgKVxufVxuXG4vKiogQSBidXR0b24gb2Ygb25lIGljb247IGBsYWJlbGAgaXMgcmVhZCBhbG91ZCBhbmQgc2hvd24gYXMgdGhlIHRvb2x0aXAuICovXG5leHBvcnQgZnVuY3Rpb24gSWNvbkJ1dHRvbih7XG4gIGxhYmVsLFxuICBpY29uLFxuICAuLi5yZXN0XG59OiB7IGxhYmVsOiBzdHJpbmc7IGljb246IEljb25OYW1lIH0gJiBPbWl0PEJ1dHRvblByb3BzLCBcImljb25cIj4pIHtcbiAgcmV0dXJuIChcbiAgICA8YnV0dG9uIHR5cGU9XCJidXR0b25cIiB7Li4ucmVzdH0gY2xhc3NOYW1lPVwiaWNvbi1idXR0b25cIiBhcmlhLWxhYmVsPXtsYWJlbH0gdGl0bGU9e2xhYmVsfT5cbiAgICAgIDxJY29uIG5hbWU9e2ljb259IC8+XG4gICAgPC9idXR0b24+XG4gIClcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIEJ1dHRvbkxpbmsoe1xuICBocmVmLFxuICBraW5kID0gXCJzZWNvbmRhcnlcIixcbiAgaWNvbixcbiAgYXV0b0ZvY3VzLFxuICBjaGlsZHJlbixcbiAgLi4ucmVzdFxufTogQnV0dG9uU3R5bGUgJiB7IGhyZWY6IHN0cmluZzsgYXV0b0ZvY3VzPzogYm9vbGVhbiB9ICYgUmVjb3JkPGBoeC0ke3N0cmluZ31gLCBzdHJpbmcgfCB1bmRlZmluZWQ+KSB7XG4gIGNvbnN0IGZvY3VzID0gYXV0b0ZvY3VzID8geyBcImRhdGEtYXV0b2ZvY3VzXCI6IFwiXCIgfSA6IHt9XG4gIHJldHVybiAoXG4gICAgPGEgaHJlZj17aHJlZn0gey4uLnJlc3R9IHsuLi5mb2N1c30gY2xhc3NOYW1lPXtgYnV0dG9uIGJ1dHRvbi0ke2tpbmR9YH0+XG4gICAgICB7aWNvbiAmJiA8SWNvbiBuYW1lPXtpY29ufSAvPn1cbiAgICAgIHtjaGlsZHJlbn1cbiAgICA8L2E+XG4gIClcbn1cbiIKICBdLAogICJtYXBwaW5ncyI6ICI7Ozs7Ozs7Ozs7OztBQWtCTyxTQUFTLE1BQU07QUFBQSxFQUNwQixPQUFPO0FBQUEsRUFDUDtBQUFBLEVBQ0EsZ0JBQWdCO0FBQUEsRUFDaEI7QUFBQSxLQUNHO0FBQUEsR0FDVztBQUFBLEVBQ2QsTUFBTSxhQUFhLFVBQVUsRUFBRSxNQUFNLFVBQW1CLGlCQUFpQixNQUFNLE9BQU8sUUFBUSxJQUFJO0FBQUEsRUFDbEcsdUJBQ0UsdUJBQUMsVUFBRDtBQUFBLElBQVEsTUFBSztBQUFBLE9BQWE7QUFBQSxJQUFZLFdBQVcsaUJBQWlCO0FBQUEsSUFBbEUsVUFHRTtBQUFBLE1BRkMsd0JBQVEsdUJBQUMsTUFBRDtBQUFBLFFBQU0sTUFBTTtBQUFBLFNBQVosaUNBQWtCO0FBQUEsTUFDMUI7QUFBQTtBQUFBLEtBRkgsZ0NBR0U7QUFBQTtBQUtDLFNBQVMsVUFBVTtBQUFBLEVBQ3hCO0FBQUEsRUFDQTtBQUFBLEtBQ0c7QUFBQSxHQUM2RDtBQUFBLEVBQ2hFLHVCQUNFLHVCQUFDLFVBQUQ7QUFBQSxJQUFRLE1BQUs7QUFBQSxPQUFhO0FBQUEsSUFBTSxXQUFVO0FBQUEsSUFBYyxjQUFZO0FBQUEsSUFBTyxPQUFPO0FBQUEsSUFBbEYsMEJBQ0UsdUJBQUMsTUFBRDtBQUFBLE1BQU0sTUFBTTtBQUFBLE9BQVosaUNBQWtCO0FBQUEsS0FEcEIsaUNBRUU7QUFBQTtBQUlDLFNBQVMsVUFBVTtBQUFBLEVBQ3hCO0FBQUEsRUFDQSxPQUFPO0FBQUEsRUFDUDtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsS0FDRztBQUFBLEdBQ2dHO0FBQUEsRUFDbkcsTUFBTSxRQUFRLFlBQVksRUFBRSxrQkFBa0IsR0FBRyxJQUFJLENBQUM7QUFBQSxFQUN0RCx1QkFDRSx1QkFBQyxLQUFEO0FBQUEsSUFBRztBQUFBLE9BQWdCO0FBQUEsT0FBVTtBQUFBLElBQU8sV0FBVyxpQkFBaUI7QUFBQSxJQUFoRSxVQUdFO0FBQUEsTUFGQyx3QkFBUSx1QkFBQyxNQUFEO0FBQUEsUUFBTSxNQUFNO0FBQUEsU0FBWixpQ0FBa0I7QUFBQSxNQUMxQjtBQUFBO0FBQUEsS0FGSCxnQ0FHRTtBQUFBOyIsCiAgImRlYnVnSWQiOiAiODcwQjlEQ0FGNzRGNTIxODY0NzU2RTIxNjQ3NTZFMjEiLAogICJuYW1lcyI6IFtdCn0=
