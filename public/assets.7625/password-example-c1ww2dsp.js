import {
  CHARACTER_CLASSES,
  passwordProblems
} from "/assets/c-ccjctpd7.js";
import {
  Icon
} from "/assets/c-zkxbvzmr.js";
import {
  validationText
} from "/assets/c-61hk02zd.js";
import {
  require_react,
  require_jsx_dev_runtime,
  defineIsland,
  useIslandView
} from "/assets/c-ahdssh43.js";
import {
  __toESM
} from "/assets/c-kdgv96xs.js";

// islands/password-example.tsx
var import_react = __toESM(require_react(), 1);
var jsx_dev_runtime = __toESM(require_jsx_dev_runtime(), 1);
var NUMBERS = ["minimumLength", "lowercase", "uppercase", "digits", "symbols"];
var EXAMPLE = "Hydraulik-2716";
function PasswordExample({ form, policy }) {
  const { t } = useIslandView();
  const [password, setPassword] = import_react.useState(EXAMPLE);
  const current = usePolicyOfForm(form, policy);
  const counts = countsOf(password);
  const other = passwordProblems(current, password, []).filter(({ message }) => /common|max\|/i.test(String(message)));
  return /* @__PURE__ */ jsx_dev_runtime.jsxDEV("div", {
    className: "form",
    children: [
      /* @__PURE__ */ jsx_dev_runtime.jsxDEV("div", {
        className: "field",
        children: [
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV("label", {
            className: "field-label",
            htmlFor: "password-example-input",
            children: t("settings.example")
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV("input", {
            id: "password-example-input",
            className: "input",
            value: password,
            autoComplete: "off",
            spellCheck: false,
            onChange: (event) => setPassword(event.target.value)
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime.jsxDEV("div", {
        className: "characters",
        "aria-hidden": "true",
        children: [...password].map((character, at) => /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
          className: classOf(character),
          children: character
        }, at, false, undefined, this))
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime.jsxDEV("ul", {
        className: "checks",
        "aria-live": "polite",
        children: [
          NUMBERS.filter((name) => current[name] > 0).map((name) => {
            const passes = counts[name] >= current[name];
            return /* @__PURE__ */ jsx_dev_runtime.jsxDEV("li", {
              className: passes ? "check check-passed" : "check check-failed",
              children: [
                /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Icon, {
                  name: passes ? "check" : "close"
                }, undefined, false, undefined, this),
                /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
                  children: [
                    t(`settings.needs_${name}`, { n: current[name] }),
                    /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
                      className: "check-note",
                      children: t("settings.exampleHas", { count: counts[name] })
                    }, undefined, false, undefined, this)
                  ]
                }, undefined, true, undefined, this)
              ]
            }, name, true, undefined, this);
          }),
          other.map(({ message }) => /* @__PURE__ */ jsx_dev_runtime.jsxDEV("li", {
            className: "check check-failed",
            children: [
              /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Icon, {
                name: "close"
              }, undefined, false, undefined, this),
              /* @__PURE__ */ jsx_dev_runtime.jsxDEV("span", {
                children: validationText(t, String(message))
              }, undefined, false, undefined, this)
            ]
          }, message, true, undefined, this))
        ]
      }, undefined, true, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function usePolicyOfForm(formId, saved) {
  const [policy, setPolicy] = import_react.useState(saved);
  import_react.useEffect(() => {
    const read = (event) => {
      const target = event.target;
      if (target.form?.id !== formId)
        return;
      const name = NUMBERS.find((known) => known === target.name);
      if (name)
        setPolicy((before) => ({ ...before, [name]: Math.max(0, Number(target.value) || 0) }));
    };
    document.addEventListener("input", read);
    return () => document.removeEventListener("input", read);
  }, [formId]);
  return policy;
}
function countsOf(password) {
  const counts = { minimumLength: [...password].length, lowercase: 0, uppercase: 0, digits: 0, symbols: 0 };
  for (const [kind, characters] of CHARACTER_CLASSES)
    counts[kind] = password.match(characters)?.length ?? 0;
  return counts;
}
function classOf(character) {
  return CHARACTER_CLASSES.find(([, characters]) => character.match(characters))?.[0] ?? "";
}
var password_example_default = defineIsland("password-example", PasswordExample, ["settings", "validation"]);
export {
  password_example_default as default
};

//# debugId=2A375E76C2E27A8864756E2164756E21
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vLi4vaXNsYW5kcy9wYXNzd29yZC1leGFtcGxlLnRzeCJdLAogICJzb3VyY2VzQ29udGVudCI6IFsKICAgICIvKiogSnVkZ2VzIGFuIGV4YW1wbGUgcGFzc3dvcmQgYnkgdGhlIHBvbGljeSBpbiB0aGUgZm9ybSBiZXNpZGUgaXQsIHdoaWxlIGl0IGlzIHR5cGVkLiBUaGUgZXhhbXBsZSBpcyBuZXZlciBzZW50LiAqL1xuaW1wb3J0IHsgdXNlRWZmZWN0LCB1c2VTdGF0ZSB9IGZyb20gXCJyZWFjdFwiXG5pbXBvcnQgeyBDSEFSQUNURVJfQ0xBU1NFUywgdHlwZSBQYXNzd29yZFBvbGljeSwgcGFzc3dvcmRQcm9ibGVtcyB9IGZyb20gXCIuLi9zcmMvaWRlbnRpdHkvcGFzc3dvcmRzL3J1bGVzLnRzXCJcbmltcG9ydCB7IEljb24gfSBmcm9tIFwiLi4vc3JjL3dlYi9pY29uLnRzeFwiXG5pbXBvcnQgeyB2YWxpZGF0aW9uVGV4dCB9IGZyb20gXCIuLi9zcmMvd2ViL3RleHRzL2kxOG4udHNcIlxuaW1wb3J0IHsgZGVmaW5lSXNsYW5kLCB1c2VJc2xhbmRWaWV3IH0gZnJvbSBcIi4vZGVmaW5lLnRzeFwiXG5cbmV4cG9ydCB0eXBlIFBhc3N3b3JkRXhhbXBsZVByb3BzID0ge1xuICAvKiogSWQgb2YgdGhlIGZvcm0gd2hvc2UgZmllbGRzIGhvbGQgdGhlIHBvbGljeS4gKi9cbiAgZm9ybTogc3RyaW5nXG4gIHBvbGljeTogUGFzc3dvcmRQb2xpY3lcbn1cblxuY29uc3QgTlVNQkVSUyA9IFtcIm1pbmltdW1MZW5ndGhcIiwgXCJsb3dlcmNhc2VcIiwgXCJ1cHBlcmNhc2VcIiwgXCJkaWdpdHNcIiwgXCJzeW1ib2xzXCJdIGFzIGNvbnN0XG5cbi8qKiBFeGFtcGxlIHNob3duIGF0IGZpcnN0OiBpdCBoYXMgY2hhcmFjdGVycyBvZiBldmVyeSBraW5kLiAqL1xuY29uc3QgRVhBTVBMRSA9IFwiSHlkcmF1bGlrLTI3MTZcIlxuXG5mdW5jdGlvbiBQYXNzd29yZEV4YW1wbGUoeyBmb3JtLCBwb2xpY3kgfTogUGFzc3dvcmRFeGFtcGxlUHJvcHMpIHtcbiAgY29uc3QgeyB0IH0gPSB1c2VJc2xhbmRWaWV3KClcbiAgY29uc3QgW3Bhc3N3b3JkLCBzZXRQYXNzd29yZF0gPSB1c2VTdGF0ZShFWEFNUExFKVxuICBjb25zdCBjdXJyZW50ID0gdXNlUG9saWN5T2ZGb3JtKGZvcm0sIHBvbGljeSlcbiAgY29uc3QgY291bnRzID0gY291bnRzT2YocGFzc3dvcmQpXG4gIGNvbnN0IG90aGVyID0gcGFzc3dvcmRQcm9ibGVtcyhjdXJyZW50LCBwYXNzd29yZCwgW10pLmZpbHRlcigoeyBtZXNzYWdlIH0pID0+XG4gICAgL2NvbW1vbnxtYXhcXHwvaS50ZXN0KFN0cmluZyhtZXNzYWdlKSksXG4gIClcbiAgcmV0dXJuIChcbiAgICA8ZGl2IGNsYXNzTmFtZT1cImZvcm1cIj5cbiAgICAgIDxkaXYgY2xhc3NOYW1lPVwiZmllbGRcIj5cbiAgICAgICAgPGxhYmVsIGNsYXNzTmFtZT1cImZpZWxkLWxhYmVsXCIgaHRtbEZvcj1cInBhc3N3b3JkLWV4YW1wbGUtaW5wdXRcIj5cbiAgICAgICAgICB7dChcInNldHRpbmdzLmV4YW1wbGVcIil9XG4gICAgICAgIDwvbGFiZWw+XG4gICAgICAgIDxpbnB1dFxuICAgICAgICAgIGlkPVwicGFzc3dvcmQtZXhhbXBsZS1pbnB1dFwiXG4gICAgICAgICAgY2xhc3NOYW1lPVwiaW5wdXRcIlxuICAgICAgICAgIHZhbHVlPXtwYXNzd29yZH1cbiAgICAgICAgICBhdXRvQ29tcGxldGU9XCJvZmZcIlxuICAgICAgICAgIHNwZWxsQ2hlY2s9e2ZhbHNlfVxuICAgICAgICAgIG9uQ2hhbmdlPXsoZXZlbnQpID0+IHNldFBhc3N3b3JkKGV2ZW50LnRhcmdldC52YWx1ZSl9XG4gICAgICAgIC8+XG4gICAgICA8L2Rpdj5cbiAgICAgIDxkaXYgY2xhc3NOYW1lPVwiY2hhcmFjdGVyc1wiIGFyaWEtaGlkZGVuPVwidHJ1ZVwiPlxuICAgICAgICB7Wy4uLnBhc3N3b3JkXS5tYXAoKGNoYXJhY3RlciwgYXQpID0+IChcbiAgICAgICAgICAvLyBiaW9tZS1pZ25vcmUgbGludC9zdXNwaWNpb3VzL25vQXJyYXlJbmRleEtleTogYSBjaGFyYWN0ZXIgaXMgaXRzIHBsYWNlIGluIHRoZSB0ZXh0XG4gICAgICAgICAgPHNwYW4ga2V5PXthdH0gY2xhc3NOYW1lPXtjbGFzc09mKGNoYXJhY3Rlcil9PlxuICAgICAgICAgICAge2NoYXJhY3Rlcn1cbiAgICAgICAgICA8L3NwYW4+XG4gICAgICAgICkpfVxuICAgICAgPC9kaXY+XG4gICAgICA8dWwgY2xhc3NOYW1lPVwiY2hlY2tzXCIgYXJpYS1saXZlPVwicG9saXRlXCI+XG4gICAgICAgIHtOVU1CRVJTLmZpbHRlcigobmFtZSkgPT4gY3VycmVudFtuYW1lXSA+IDApLm1hcCgobmFtZSkgPT4ge1xuICAgICAgICAgIGNvbnN0IHBhc3NlcyA9IGNvdW50c1tuYW1lXSA+PSBjdXJyZW50W25hbWVdXG4gICAgICAgICAgcmV0dXJuIChcbiAgICAgICAgICAgIDxsaSBrZXk9e25hbWV9IGNsYXNzTmFtZT17cGFzc2VzID8gXCJjaGVjayBjaGVjay1wYXNzZWRcIiA6IFwiY2hlY2sgY2hlY2stZmFpbGVkXCJ9PlxuICAgICAgICAgICAgICA8SWNvbiBuYW1lPXtwYXNzZXMgPyBcImNoZWNrXCIgOiBcImNsb3NlXCJ9IC8+XG4gICAgICAgICAgICAgIDxzcGFuPlxuICAgICAgICAgICAgICAgIHt0KGBzZXR0aW5ncy5uZWVkc18ke25hbWV9YCwgeyBuOiBjdXJyZW50W25hbWVdIH0pfVxuICAgICAgICAgICAgICAgIDxzcGFuIGNsYXNzTmFtZT1cImNoZWNrLW5vdGVcIj57dChcInNldHRpbmdzLmV4YW1wbGVIYXNcIiwgeyBjb3VudDogY291bnRzW25hbWVdIH0pfTwvc3Bhbj5cbiAgICAgICAgICAgICAgPC9zcGFuPlxuICAgICAgICAgICAgPC9saT5cbiAgICAgICAgICApXG4gICAgICAgIH0pfVxuICAgICAgICB7b3RoZXIubWFwKCh7IG1lc3NhZ2UgfSkgPT4gKFxuICAgICAgICAgIDxsaSBrZXk9e21lc3NhZ2V9IGNsYXNzTmFtZT1cImNoZWNrIGNoZWNrLWZhaWxlZFwiPlxuICAgICAgICAgICAgPEljb24gbmFtZT1cImNsb3NlXCIgLz5cbiAgICAgICAgICAgIDxzcGFuPnt2YWxpZGF0aW9uVGV4dCh0LCBTdHJpbmcobWVzc2FnZSkpfTwvc3Bhbj5cbiAgICAgICAgICA8L2xpPlxuICAgICAgICApKX1cbiAgICAgIDwvdWw+XG4gICAgPC9kaXY+XG4gIClcbn1cblxuLyoqIFRoZSBudW1iZXJzIG9mIHRoZSBmb3JtJ3MgZmllbGRzOyBhIGZpZWxkIHRoYXQgaG9sZHMgbm9uZSBjb3VudHMgYXMgemVyby4gKi9cbmZ1bmN0aW9uIHVzZVBvbGljeU9mRm9ybShmb3JtSWQ6IHN0cmluZywgc2F2ZWQ6IFBhc3N3b3JkUG9saWN5KTogUGFzc3dvcmRQb2xpY3kge1xuICBjb25zdCBbcG9saWN5LCBzZXRQb2xpY3ldID0gdXNlU3RhdGUoc2F2ZWQpXG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgY29uc3QgcmVhZCA9IChldmVudDogRXZlbnQpID0+IHtcbiAgICAgIGNvbnN0IHRhcmdldCA9IGV2ZW50LnRhcmdldCBhcyBIVE1MSW5wdXRFbGVtZW50XG4gICAgICBpZiAodGFyZ2V0LmZvcm0/LmlkICE9PSBmb3JtSWQpIHJldHVyblxuICAgICAgY29uc3QgbmFtZSA9IE5VTUJFUlMuZmluZCgoa25vd24pID0+IGtub3duID09PSB0YXJnZXQubmFtZSlcbiAgICAgIGlmIChuYW1lKSBzZXRQb2xpY3koKGJlZm9yZSkgPT4gKHsgLi4uYmVmb3JlLCBbbmFtZV06IE1hdGgubWF4KDAsIE51bWJlcih0YXJnZXQudmFsdWUpIHx8IDApIH0pKVxuICAgIH1cbiAgICBkb2N1bWVudC5hZGRFdmVudExpc3RlbmVyKFwiaW5wdXRcIiwgcmVhZClcbiAgICByZXR1cm4gKCkgPT4gZG9jdW1lbnQucmVtb3ZlRXZlbnRMaXN0ZW5lcihcImlucHV0XCIsIHJlYWQpXG4gIH0sIFtmb3JtSWRdKVxuICByZXR1cm4gcG9saWN5XG59XG5cbmZ1bmN0aW9uIGNvdW50c09mKHBhc3N3b3JkOiBzdHJpbmcpOiBSZWNvcmQ8KHR5cGVvZiBOVU1CRVJTKVtudW1iZXJdLCBudW1iZXI+IHtcbiAgY29uc3QgY291bnRzID0geyBtaW5pbXVtTGVuZ3RoOiBbLi4ucGFzc3dvcmRdLmxlbmd0aCwgbG93ZXJjYXNlOiAwLCB1cHBlcmNhc2U6IDAsIGRpZ2l0czogMCwgc3ltYm9sczogMCB9XG4gIGZvciAoY29uc3QgW2tpbmQsIGNoYXJhY3RlcnNdIG9mIENIQVJBQ1RFUl9DTEFTU0VTKSBjb3VudHNba2luZF0gPSBwYXNzd29yZC5tYXRjaChjaGFyYWN0ZXJzKT8ubGVuZ3RoID8/IDBcbiAgcmV0dXJuIGNvdW50c1xufVxuXG5mdW5jdGlvbiBjbGFzc09mKGNoYXJhY3Rlcjogc3RyaW5nKTogc3RyaW5nIHtcbiAgcmV0dXJuIENIQVJBQ1RFUl9DTEFTU0VTLmZpbmQoKFssIGNoYXJhY3RlcnNdKSA9PiBjaGFyYWN0ZXIubWF0Y2goY2hhcmFjdGVycykpPy5bMF0gPz8gXCJcIlxufVxuXG5leHBvcnQgZGVmYXVsdCBkZWZpbmVJc2xhbmQoXCJwYXNzd29yZC1leGFtcGxlXCIsIFBhc3N3b3JkRXhhbXBsZSwgW1wic2V0dGluZ3NcIiwgXCJ2YWxpZGF0aW9uXCJdKVxuIgogIF0sCiAgIm1hcHBpbmdzIjogIjs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7O0FBQ0E7O0FBWUEsSUFBTSxVQUFVLENBQUMsaUJBQWlCLGFBQWEsYUFBYSxVQUFVLFNBQVM7QUFHL0UsSUFBTSxVQUFVO0FBRWhCLFNBQVMsZUFBZSxHQUFHLE1BQU0sVUFBZ0M7QUFBQSxFQUMvRCxRQUFRLE1BQU0sY0FBYztBQUFBLEVBQzVCLE9BQU8sVUFBVSxlQUFlLHNCQUFTLE9BQU87QUFBQSxFQUNoRCxNQUFNLFVBQVUsZ0JBQWdCLE1BQU0sTUFBTTtBQUFBLEVBQzVDLE1BQU0sU0FBUyxTQUFTLFFBQVE7QUFBQSxFQUNoQyxNQUFNLFFBQVEsaUJBQWlCLFNBQVMsVUFBVSxDQUFDLENBQUMsRUFBRSxPQUFPLEdBQUcsY0FDOUQsZ0JBQWdCLEtBQUssT0FBTyxPQUFPLENBQUMsQ0FDdEM7QUFBQSxFQUNBLHVCQUNFLHVCQUFDLE9BQUQ7QUFBQSxJQUFLLFdBQVU7QUFBQSxJQUFmLFVBMENFO0FBQUEsc0JBekNBLHVCQUFDLE9BQUQ7QUFBQSxRQUFLLFdBQVU7QUFBQSxRQUFmLFVBWUU7QUFBQSwwQkFYQSx1QkFBQyxTQUFEO0FBQUEsWUFBTyxXQUFVO0FBQUEsWUFBYyxTQUFRO0FBQUEsWUFBdkMsVUFDRyxFQUFFLGtCQUFrQjtBQUFBLGFBRHZCLGlDQUVFO0FBQUEsMEJBQ0YsdUJBQUMsU0FBRDtBQUFBLFlBQ0UsSUFBRztBQUFBLFlBQ0gsV0FBVTtBQUFBLFlBQ1YsT0FBTztBQUFBLFlBQ1AsY0FBYTtBQUFBLFlBQ2IsWUFBWTtBQUFBLFlBQ1osVUFBVSxDQUFDLFVBQVUsWUFBWSxNQUFNLE9BQU8sS0FBSztBQUFBLGFBTnJELGlDQU9BO0FBQUE7QUFBQSxTQVhGLGdDQVlFO0FBQUEsc0JBQ0YsdUJBQUMsT0FBRDtBQUFBLFFBQUssV0FBVTtBQUFBLFFBQWEsZUFBWTtBQUFBLFFBQXhDLFVBQ0csQ0FBQyxHQUFHLFFBQVEsRUFBRSxJQUFJLENBQUMsV0FBVyx1QkFFN0IsdUJBQUMsUUFBRDtBQUFBLFVBQWUsV0FBVyxRQUFRLFNBQVM7QUFBQSxVQUEzQyxVQUNHO0FBQUEsV0FEUSxJQUFYLHNCQUVFLENBQ0g7QUFBQSxTQU5ILGlDQU9FO0FBQUEsc0JBQ0YsdUJBQUMsTUFBRDtBQUFBLFFBQUksV0FBVTtBQUFBLFFBQVMsYUFBVTtBQUFBLFFBQWpDLFVBbUJFO0FBQUEsVUFsQkMsUUFBUSxPQUFPLENBQUMsU0FBUyxRQUFRLFFBQVEsQ0FBQyxFQUFFLElBQUksQ0FBQyxTQUFTO0FBQUEsWUFDekQsTUFBTSxTQUFTLE9BQU8sU0FBUyxRQUFRO0FBQUEsWUFDdkMsdUJBQ0UsdUJBQUMsTUFBRDtBQUFBLGNBQWUsV0FBVyxTQUFTLHVCQUF1QjtBQUFBLGNBQTFELFVBTUU7QUFBQSxnQ0FMQSx1QkFBQyxNQUFEO0FBQUEsa0JBQU0sTUFBTSxTQUFTLFVBQVU7QUFBQSxtQkFBL0IsaUNBQXdDO0FBQUEsZ0NBQ3hDLHVCQUFDLFFBQUQ7QUFBQSw0QkFHRTtBQUFBLG9CQUZDLEVBQUUsa0JBQWtCLFFBQVEsRUFBRSxHQUFHLFFBQVEsTUFBTSxDQUFDO0FBQUEsb0NBQ2pELHVCQUFDLFFBQUQ7QUFBQSxzQkFBTSxXQUFVO0FBQUEsc0JBQWhCLFVBQThCLEVBQUUsdUJBQXVCLEVBQUUsT0FBTyxPQUFPLE1BQU0sQ0FBQztBQUFBLHVCQUE5RSxpQ0FBa0Y7QUFBQTtBQUFBLG1CQUZwRixnQ0FHRTtBQUFBO0FBQUEsZUFMSyxNQUFULHFCQU1FO0FBQUEsV0FFTDtBQUFBLFVBQ0EsTUFBTSxJQUFJLEdBQUcsOEJBQ1osdUJBQUMsTUFBRDtBQUFBLFlBQWtCLFdBQVU7QUFBQSxZQUE1QixVQUdFO0FBQUEsOEJBRkEsdUJBQUMsTUFBRDtBQUFBLGdCQUFNLE1BQUs7QUFBQSxpQkFBWCxpQ0FBbUI7QUFBQSw4QkFDbkIsdUJBQUMsUUFBRDtBQUFBLDBCQUFPLGVBQWUsR0FBRyxPQUFPLE9BQU8sQ0FBQztBQUFBLGlCQUF4QyxpQ0FBNEM7QUFBQTtBQUFBLGFBRnJDLFNBQVQscUJBR0UsQ0FDSDtBQUFBO0FBQUEsU0FsQkgsZ0NBbUJFO0FBQUE7QUFBQSxLQXpDSixnQ0EwQ0U7QUFBQTtBQUtOLFNBQVMsZUFBZSxDQUFDLFFBQWdCLE9BQXVDO0FBQUEsRUFDOUUsT0FBTyxRQUFRLGFBQWEsc0JBQVMsS0FBSztBQUFBLEVBQzFDLHVCQUFVLE1BQU07QUFBQSxJQUNkLE1BQU0sT0FBTyxDQUFDLFVBQWlCO0FBQUEsTUFDN0IsTUFBTSxTQUFTLE1BQU07QUFBQSxNQUNyQixJQUFJLE9BQU8sTUFBTSxPQUFPO0FBQUEsUUFBUTtBQUFBLE1BQ2hDLE1BQU0sT0FBTyxRQUFRLEtBQUssQ0FBQyxVQUFVLFVBQVUsT0FBTyxJQUFJO0FBQUEsTUFDMUQsSUFBSTtBQUFBLFFBQU0sVUFBVSxDQUFDLFlBQVksS0FBSyxTQUFTLE9BQU8sS0FBSyxJQUFJLEdBQUcsT0FBTyxPQUFPLEtBQUssS0FBSyxDQUFDLEVBQUUsRUFBRTtBQUFBO0FBQUEsSUFFakcsU0FBUyxpQkFBaUIsU0FBUyxJQUFJO0FBQUEsSUFDdkMsT0FBTyxNQUFNLFNBQVMsb0JBQW9CLFNBQVMsSUFBSTtBQUFBLEtBQ3RELENBQUMsTUFBTSxDQUFDO0FBQUEsRUFDWCxPQUFPO0FBQUE7QUFHVCxTQUFTLFFBQVEsQ0FBQyxVQUE0RDtBQUFBLEVBQzVFLE1BQU0sU0FBUyxFQUFFLGVBQWUsQ0FBQyxHQUFHLFFBQVEsRUFBRSxRQUFRLFdBQVcsR0FBRyxXQUFXLEdBQUcsUUFBUSxHQUFHLFNBQVMsRUFBRTtBQUFBLEVBQ3hHLFlBQVksTUFBTSxlQUFlO0FBQUEsSUFBbUIsT0FBTyxRQUFRLFNBQVMsTUFBTSxVQUFVLEdBQUcsVUFBVTtBQUFBLEVBQ3pHLE9BQU87QUFBQTtBQUdULFNBQVMsT0FBTyxDQUFDLFdBQTJCO0FBQUEsRUFDMUMsT0FBTyxrQkFBa0IsS0FBSyxJQUFJLGdCQUFnQixVQUFVLE1BQU0sVUFBVSxDQUFDLElBQUksTUFBTTtBQUFBO0FBR3pGLElBQWUsd0NBQWEsb0JBQW9CLGlCQUFpQixDQUFDLFlBQVksWUFBWSxDQUFDOyIsCiAgImRlYnVnSWQiOiAiMkEzNzVFNzZDMkUyN0E4ODY0NzU2RTIxNjQ3NTZFMjEiLAogICJuYW1lcyI6IFtdCn0=
