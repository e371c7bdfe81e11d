export const settings = {
  lead: "Every change is saved at once.",
  saved: "Saved at {{time}}",
  unread: "Nothing is run until the settings can be read: they say what is kept.",
  readAgain: "Read again",
  wrongNumber: "Write a whole number from {{min}} to {{max}}.",
  wrongNumberOrEmpty: "Write a whole number from {{min}} to {{max}}, or nothing for automatic.",
  look: { title: "Look", theme: "Theme", language: "Language" },
  questions: {
    title: "New questions and evaluations",
    doNotKeep: "Do not keep",
    doNotKeepHelp:
      "New runs live in memory only: nothing of them is written to the disk, and they are gone when Counterpoint is closed. Can be chosen anew for each run.",
    notify: "Say when a run ends",
    notifyHelp: "A notification of the system, if the window is not in front.",
  },
  runtime: {
    title: "How models are run",
    note: "What is left to Counterpoint is planned from the model and the free memory. Changes hold for the next run.",
    auto: "automatic",
    device: "Device",
    devices: { auto: "Automatic", cpu: "Processor", vulkan: "Vulkan", cuda: "CUDA", metal: "Metal" },
    looking: "Looking for devices …",
    noDevice: "No device other than the processor was found that can run models.",
    layers: "Layers on the device",
    layersHelp:
      "More layers on a graphics device are faster and take more of its memory. Without one they have no meaning.",
    layerChoices: { auto: "Automatic", all: "All", number: "A number" },
    layersNumber: "Number of layers",
    threads: "Threads of the processor",
    threadsHelp_one: "This machine has {{count}} core.",
    threadsHelp_other: "This machine has {{count}} cores.",
    context: "Longest prompt and reply together, in tokens",
    contextHelp: "Longer contexts take more memory. No model gets more than it was trained on.",
  },
  home: {
    title: "Home folder",
    path: "Path",
    none: "This engine keeps nothing on the disk.",
    sizes: { runs: "Runs", models: "Fetched models", other: "Settings and others", total: "Together" },
    browser: "To keep everything elsewhere, start Counterpoint with --home FOLDER, or set COUNTERPOINT_HOME.",
    open: "Show the folder",
    choose: "Choose another …",
    chooseHelp: "Nothing is moved: Counterpoint begins again with what the other folder holds.",
  },
  privacy: {
    title: "Privacy",
    offline: "Offline: nothing is sent, nothing is fetched.",
    downloading: "{{name}} is being fetched from {{from}}, as you allowed.",
    points: {
      kept: {
        title: "What is kept.",
        words:
          "Questions, data files of evaluations and everything the agents said, in the home folder on this machine, readable to whoever can read your files.",
      },
      notKept: {
        title: "Do not keep.",
        words: "Such a run is in memory only. When Counterpoint is closed, nothing of it is left.",
      },
      deleted: {
        title: "Deleting.",
        words:
          "A deleted run, or an experience that was taken out, can be brought back for a few seconds. Then its text is overwritten in the store, at the latest when the runs that go on have ended. Copies that you exported or backed up are not touched.",
      },
      network: {
        title: "The network.",
        words:
          "No updates are looked for, no figures about use are sent. The only connection is a download that you allow, and it ends with it.",
      },
      models: {
        title: "Models.",
        words:
          "They run on this machine, in a process of their own. A model file is data; nothing in it is executed.",
      },
    },
  },
  shortcuts: {
    title: "Keys",
    keys: {
      palette: "Search commands",
      views: "Go to a view",
      settings: "Settings",
      run: "Run",
      stop: "Stop or pause",
      turns: "From turn to turn in a transcript",
      rows: "From row to row in a table",
    },
  },
  about: {
    title: "About",
    version: "Version",
    license: "Licence",
    machine: "Machine",
    cores: "Cores",
    memory: "Memory",
    devices: "Devices",
    noDevices: "none besides the processor",
  },
} as const;
